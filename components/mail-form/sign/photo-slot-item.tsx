'use client';

import clsx from 'clsx';
import { useId, useRef, type ChangeEvent } from 'react';
import { photoList } from '@/content/photos/list';
import { signMessage } from '@/content/signs/message';
import type { Shot } from '@/content/signs/shots';
import type { Album } from '@/lib/browser/photo-album';
import type { RefusedFile } from '@/lib/photos/album';
import { printBytes, type Photo, type PhotoSlot } from '@/lib/photos/photo';
import { drawingUrl } from '@/lib/pictures/drawing-url';
import { Button } from '@/components/ui/button';
import { CaptionInput } from '@/components/mail-form/photos/caption-input';
import { FileButton } from '@/components/mail-form/photos/file-button';
import { PhotoThumbnail } from '@/components/mail-form/photos/photo-thumbnail';

const copy = signMessage.photos;

interface PhotoSlotItemProps {
  readonly shot: Shot;
  readonly slot: PhotoSlot;
  readonly photo: Photo | undefined;
  readonly refused: readonly RefusedFile[];
  readonly album: Album;
}

export function PhotoSlotItem({ shot, slot, photo, refused, album }: PhotoSlotItemProps) {
  const headingId = useId();
  const item = useRef<HTMLLIElement>(null);

  function handleFiles({ target }: ChangeEvent<HTMLInputElement>) {
    // Clearing the input also empties its FileList.
    const files = [...(target.files ?? [])].slice(0, 1);
    target.value = '';
    void album.add(files, { slot, caption: photo?.caption ?? shot.caption });
  }

  function handleRemove(id: string) {
    album.remove(id);
    // Focuses the first visible file button. CSS hides the camera button where the pointer is a mouse.
    requestAnimationFrame(() => {
      const inputs = [...(item.current?.querySelectorAll<HTMLElement>('input[type="file"]') ?? [])];
      (inputs.find((input) => input.getClientRects().length > 0) ?? inputs.at(-1))?.focus();
    });
  }

  const inputProps = { 'aria-describedby': headingId, onChange: handleFiles };
  return (
    <li ref={item} className="flex flex-wrap content-start gap-x-4 gap-y-3 border-b border-rule py-4">
      <div
        className={clsx(
          'aspect-4/3 w-32 flex-none self-start border-fine border-ink bg-linen',
          photo ? 'p-1' : 'border-dashed',
        )}
      >
        {photo ? (
          <PhotoThumbnail photo={photo} className="size-full" />
        ) : (
          <img
            src={drawingUrl(`view-${shot.view}`)}
            alt=""
            width={120}
            height={90}
            className="size-full object-cover"
          />
        )}
      </div>
      <div className="min-w-0 flex-[1_1_8.5rem]">
        <h5 id={headingId} className="text-large leading-tight font-bold">
          <span className="block text-base font-normal text-ink-2">{shot.from}</span> <span>{shot.caption}</span>
        </h5>
        {photo ? (
          <p className="mt-1 text-small wrap-anywhere text-ink-2">
            {`${photo.name}, ${printBytes(photo.picture.size)}. ${photo.isOriginal ? photoList.original : ''}`}
          </p>
        ) : null}
      </div>
      <div className="basis-full">
        {refused.map(({ name, reason }) => (
          <p key={name} role="alert" className="mb-2 font-semibold wrap-anywhere text-door-2">
            {photoList.refusals[reason](name || photoList.nameless)}
          </p>
        ))}
        <div className="flex flex-wrap gap-2.5 pointer-coarse:*:flex-1">
          {photo ? (
            <>
              <FileButton {...inputProps}>{copy.replace}</FileButton>
              <Button
                variant="secondary"
                size="small"
                aria-describedby={headingId}
                onClick={() => handleRemove(photo.id)}
              >
                {copy.remove}
              </Button>
            </>
          ) : (
            <>
              <FileButton {...inputProps} capture="environment" variant="shutter" className="pointer-fine:hidden">
                {copy.take}
              </FileButton>
              <FileButton {...inputProps}>{copy.choose}</FileButton>
            </>
          )}
        </div>
        {photo ? (
          <label className="mt-2.5 block font-bold">
            <span>{copy.caption}</span>
            <CaptionInput
              value={photo.caption}
              onChange={(event) => album.setCaption(photo.id, event.target.value)}
              className="mt-1 font-normal"
            />
          </label>
        ) : null}
      </div>
    </li>
  );
}
