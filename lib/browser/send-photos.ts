import type { StoredMessage } from '@/lib/mail/stored-message';
import { listPhotos } from '@/lib/photos/photo';
import type { Album } from './photo-album';
import { sharePhotos } from './share-photos';

export type SentPhotos = { readonly message: StoredMessage; readonly isShared: boolean };

/** Resolves to null if the visitor closes the share sheet. */
export async function sendPhotos(
  to: string,
  album: Album,
  message: StoredMessage,
  { isOnline, share = sharePhotos }: { readonly isOnline: boolean; readonly share?: typeof sharePhotos },
): Promise<SentPhotos | null> {
  const { photos, isComplete } = await album.whenReady();
  const listed = { ...listPhotos(message, photos), ...(isComplete ? {} : { lacksPhotos: true }) };
  const outcome = isOnline && photos.length > 0 ? await share(to, listed, photos) : 'unavailable';
  if (outcome === 'canceled') {
    album.cancelShare();
    return null;
  }
  album.handOver();
  const ids = photos.map(({ id }) => id);
  return { message: ids.length > 0 ? { ...listed, photos: ids } : listed, isShared: outcome === 'shared' };
}
