'use client';

import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { company } from '@/content/company';
import { photoSending as copy } from '@/content/photos/sending';
import { saveBlob } from '@/lib/browser/save-file';
import { emlWithAttachments } from '@/lib/mail/eml';
import type { StoredMessage } from '@/lib/mail/stored-message';
import type { Album } from '@/lib/browser/photo-album';
import type { Photo } from '@/lib/photos/photo';
import { canSharePhotos, sharePhotos } from '@/lib/browser/share-photos';
import { PhotoThumbnail } from '@/components/mail-form/photos/photo-thumbnail';

const to = company.email.address;

/** Some browsers keep only the last of several downloads that start at once. */
const downloadDelayMs = 250;

type PhotoActionsProps = { readonly message: StoredMessage; readonly album: Album };

export function PhotoActions({ message, album }: PhotoActionsProps) {
  const { inMessage: photos, isLoaded } = useSyncExternalStore(album.subscribe, album.state);
  const [isBusy, setIsBusy] = useState(false);

  if (photos.length === 0) return isLoaded ? <p className="mt-2 font-bold">{copy.gone}</p> : null;

  async function saveEmail() {
    setIsBusy(true);
    const attachments = photos.map(({ name, picture }) => ({ name, content: picture }));
    saveBlob(copy.fileName, await emlWithAttachments(to, message, attachments));
    setIsBusy(false);
  }

  const canShare = canSharePhotos(photos);
  return (
    <div className="mt-1 border-b border-rule-strong pb-3.5">
      <p>{copy.text}</p>
      <ul aria-label={copy.label} className="mt-3 flex flex-wrap gap-2">
        {photos.map((photo) => (
          <li key={photo.id}>
            <PhotoThumbnail photo={photo} className="h-12 w-16" />
            <span className="sr-only">{photo.name}</span>
          </li>
        ))}
      </ul>
      <div className="mt-3 grid gap-2 sm:flex sm:flex-wrap">
        {canShare ? (
          <Button size="small" variant="shutter" onClick={() => void sharePhotos(to, message, photos)}>
            {copy.share}
          </Button>
        ) : null}
        <Button
          size="small"
          variant={canShare ? 'secondary' : 'shutter'}
          disabled={isBusy}
          onClick={() => void saveEmail()}
        >
          {copy.file}
        </Button>
        <Button size="small" variant="secondary" onClick={() => void savePhotos(photos)}>
          {copy.save}
        </Button>
      </div>
      <p className="mt-3 text-small">{copy.how}</p>
    </div>
  );
}

async function savePhotos(photos: readonly Photo[]) {
  for (const [index, { name, picture }] of photos.entries()) {
    if (index > 0) await new Promise((resolve) => setTimeout(resolve, downloadDelayMs));
    saveBlob(name, picture);
  }
}
