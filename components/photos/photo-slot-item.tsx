'use client';

import clsx from 'clsx';
import { useId, useRef, type ChangeEvent } from 'react';
import { photoList } from '@/content/photos/list';
import { signMessage } from '@/content/signs/guide';
import type { Shot } from '@/content/signs/shots';
import type { Album } from '@/lib/browser/photo-album';
import type { RefusedFile } from '@/lib/photos/album';
import { maxCaptionLength } from '@/lib/photos/limits';
import { sizeInWords, type Photo } from '@/lib/photos/photo';
import type { PhotoSlot } from '@/lib/photos/slot';
import { drawingUrl } from '@/lib/pictures/drawing-url';
import { FileButton } from './file-button';
import { keepFormOpen } from './keep-form-open';
import { PhotoThumbnail } from './photo-thumbnail';

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
    requestAnimationFrame(() => {
      const inputs = [...(item.current?.querySelectorAll<HTMLElement>('input[type="file"]') ?? [])];
      (inputs.find((input) => input.getClientRects().length > 0) ?? inputs.at(-1))?.focus();
    });
  }

  const file = { 'aria-describedby': headingId, onChange: handleFiles };
  return (
    <li
      ref={item}
      className="grid gap-x-5 gap-y-3 border-b border-rule py-4 sm:grid-cols-[10.5rem_minmax(0,1fr)] xl:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <div
        className={clsx(
          'aspect-4/3 border-fine border-ink bg-linen max-sm:max-w-60',
          photo ? 'p-1.5' : 'border-dashed',
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
      <div className="min-w-0">
        <h5 id={headingId} className="text-large leading-tight font-bold">
          <span className="block text-base font-normal text-ink-2">{shot.from}</span> {shot.caption}
        </h5>
        {refused.map(({ name, reason }) => (
          <p key={name} role="alert" className="mt-2 font-semibold wrap-anywhere text-door-2">
            {photoList.refusals[reason](name || photoList.nameless)}
          </p>
        ))}
        <div className="mt-2.5 flex flex-wrap gap-2.5">
          {photo ? (
            <>
              <FileButton {...file}>{copy.replace}</FileButton>
              <button
                type="button"
                aria-describedby={headingId}
                onClick={() => handleRemove(photo.id)}
                className="min-h-11 px-2 font-semibold underline underline-offset-4"
              >
                {copy.remove}
              </button>
            </>
          ) : (
            <>
              <FileButton {...file} capture="environment" variant="shutter" className="pointer-fine:hidden">
                {copy.take}
              </FileButton>
              <FileButton {...file}>{copy.choose}</FileButton>
            </>
          )}
        </div>
        {photo ? <FilledSlot photo={photo} onCaption={(caption) => album.setCaption(photo.id, caption)} /> : null}
      </div>
    </li>
  );
}

interface FilledSlotProps {
  readonly photo: Photo;
  readonly onCaption: (caption: string) => void;
}

function FilledSlot({ photo: { name, caption, picture, isOriginal }, onCaption }: FilledSlotProps) {
  return (
    <>
      <p className="mt-2 text-small wrap-anywhere text-ink-2">
        {`${name}, ${sizeInWords(picture.size)}. ${isOriginal ? photoList.original : ''}`}
      </p>
      <label className="mt-2 block font-bold">
        {copy.caption}
        <input
          value={caption}
          maxLength={maxCaptionLength}
          autoComplete="off"
          onChange={(event) => onCaption(event.target.value)}
          onKeyDown={keepFormOpen}
          className="mt-1 min-h-11 w-full rounded-sm border-fine border-rule-strong bg-white px-3 py-1.5 text-base font-normal hover:border-ink"
        />
      </label>
    </>
  );
}
