'use client';

import { useRef, useSyncExternalStore } from 'react';
import { formService, sendsPhotos } from '@/content/form-service';
import { photoList as copy } from '@/content/photos/list';
import type { Album } from '@/lib/browser/photo-album';
import { printBytes, type Photo, type PhotoSlot } from '@/lib/photos/photo';
import { isSameSlot } from '@/lib/photos/slot';
import { canSharePhotos } from '@/lib/browser/share-photos';
import { CaptionInput } from './caption-input';
import { PhotoThumbnail } from './photo-thumbnail';

const noteClassName = 'mt-2 border-l-5 border-copper bg-linen px-3.5 py-2.5';

interface PhotoListProps {
  readonly album: Album;
  /** Photos and refused files in these slots are shown there (photo-slots.tsx), so the list leaves them out. */
  readonly slots?: readonly PhotoSlot[];
}

export function PhotoList({ album, slots = [] }: PhotoListProps) {
  const {
    waiting,
    progress,
    news,
    refused: allRefused,
    isShareCanceled,
    isOnlyInMemory,
  } = useSyncExternalStore(album.subscribe, album.state);
  const list = useRef<HTMLUListElement>(null);
  const isInSlot = ({ slot }: Pick<Photo, 'slot'>) => slots.some((each) => isSameSlot(each, slot));
  const refused = allRefused.filter((file) => !isInSlot(file));
  const listed = waiting.filter((photo) => !isInSlot(photo));
  const hasPhotos = waiting.length > 0;
  const how = sendsPhotos
    ? null
    : canSharePhotos(waiting)
      ? copy.share
      : hasPhotos && formService
        ? copy.byEmail
        : null;

  function handleRemove(id: string, index: number) {
    album.remove(id);
    // Focuses the next Remove button, the previous one at the end of the list, or the file input if no photo is left.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll('button') ?? [];
      const next = buttons[Math.min(index, buttons.length - 1)];
      const control = list.current?.closest('form')?.querySelector<HTMLElement>('[data-photos] input');
      // After a reload, the field is closed even if there are photos.
      if (!next) control?.closest('details')?.setAttribute('open', '');
      (next ?? control)?.focus();
    });
  }

  return (
    <div>
      <ul ref={list} aria-label={copy.label} className="mt-3 border-t border-rule empty:hidden">
        {listed.map((photo, index) => (
          <PhotoItem
            key={photo.id}
            photo={photo}
            onCaption={(caption) => album.setCaption(photo.id, caption)}
            onRemove={() => handleRemove(photo.id, index)}
          />
        ))}
      </ul>
      {progress ? (
        <label className="mt-3 block text-small">
          <span>{`Preparing photo ${Math.min(progress.done + 1, progress.total)} of ${progress.total}`}</span>
          <progress value={progress.done} max={progress.total} className="progress-bar mt-1 block h-3 w-full" />
        </label>
      ) : null}
      <div role="status">
        {news ? <p className="mt-2 text-small wrap-anywhere">{copy.news(news)}</p> : null}
        {refused.length > 0 ? (
          <ul className={noteClassName}>
            {refused.map(({ name, reason }, index) => (
              <li key={index} className="wrap-anywhere">
                {copy.refusals[reason](name || copy.nameless)}
              </li>
            ))}
          </ul>
        ) : null}
        {isShareCanceled ? <p className={noteClassName}>{copy.canceled}</p> : null}
        {hasPhotos && isOnlyInMemory ? <p className={noteClassName}>{copy.onlyInMemory}</p> : null}
      </div>
      {hasPhotos ? <p className="mt-2 text-small text-ink-2">{copy.privacy}</p> : null}
      {how ? <p className="mt-1 text-small text-ink-2">{how}</p> : null}
    </div>
  );
}

interface PhotoItemProps {
  readonly photo: Photo;
  readonly onCaption: (caption: string) => void;
  readonly onRemove: () => void;
}

function PhotoItem({ photo, onCaption, onRemove }: PhotoItemProps) {
  const { name, caption, picture, isOriginal } = photo;
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3.5 border-b border-rule py-3">
      <PhotoThumbnail photo={photo} className="h-16.5 w-full" />
      <div className="min-w-0">
        <p translate="no" className="leading-tight font-semibold wrap-anywhere">
          {name}
        </p>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <span className="text-small text-ink-2">{printBytes(picture.size)}</span>
          <button
            type="button"
            aria-label={`${copy.remove} ${name}`}
            onClick={onRemove}
            className="min-h-11 font-semibold underline underline-offset-4"
          >
            {copy.remove}
          </button>
        </div>
        {isOriginal ? <p className="mb-2 text-small">{copy.original}</p> : null}
      </div>
      <div className="max-sm:col-span-2 max-sm:mt-2 sm:col-start-2">
        <CaptionInput
          aria-label={`${copy.caption}: ${name}`}
          placeholder={copy.captionPlaceholder}
          value={caption}
          onChange={(event) => onCaption(event.target.value)}
        />
      </div>
    </li>
  );
}
