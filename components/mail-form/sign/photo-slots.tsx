'use client';

import { useSyncExternalStore } from 'react';
import type { SignBrief } from '@/content/signs/briefs';
import { signMessage } from '@/content/signs/message';
import { shots } from '@/content/signs/shots';
import type { Album } from '@/lib/browser/photo-album';
import { isSameSlot } from '@/lib/photos/slot';
import { PhotoSlotItem } from './photo-slot-item';
import { slotsOf } from './slots-of';

const copy = signMessage.photos;

export function PhotoSlots({ sign, album }: { readonly sign: SignBrief; readonly album: Album }) {
  const { waiting, refused } = useSyncExternalStore(album.subscribe, album.state);
  return (
    <fieldset className="@container/photos min-w-0 border-t-2 border-ink pt-3">
      <legend className="float-left w-full font-serif text-h4 font-bold">
        <span>{copy.heading}</span> <span className="font-sans text-base font-normal text-ink-2">{copy.optional}</span>
      </legend>
      <p className="clear-both pt-1 text-small text-ink-2">{copy.hint}</p>
      <ol className="mt-3 grid gap-x-8 border-t border-rule @slots/photos:grid-cols-2">
        {slotsOf(sign).map((slot) => (
          <PhotoSlotItem
            key={slot.shot}
            shot={shots[slot.shot]}
            slot={slot}
            photo={waiting.find((photo) => isSameSlot(photo.slot, slot))}
            refused={refused.filter((file) => isSameSlot(file.slot, slot))}
            album={album}
          />
        ))}
      </ol>
      <p className="mt-3">{copy.more}</p>
    </fieldset>
  );
}
