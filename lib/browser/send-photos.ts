import type { KeptMessage } from '@/lib/mail/kept-message';
import { listPhotos, type Photo } from '@/lib/photos/photo';
import type { Album } from './photo-album';
import { sharePhotos, type ShareOutcome } from './share-photos';

export interface SentPhotos {
  /** The message, which now names its photos. */
  readonly message: KeptMessage;
  /** Whether the share sheet has taken it. */
  readonly isShared: boolean;
}

type Share = (to: string, message: KeptMessage, photos: readonly Photo[]) => Promise<ShareOutcome>;

/**
 * Puts the photos of the album into a message, and opens the share sheet if the device has one.
 * @param to the email address that the message is for
 * @returns null if the visitor called the share sheet off: then everything is as it was
 */
export async function sendPhotos(
  to: string,
  album: Album,
  message: KeptMessage,
  { isOnline, share = sharePhotos }: { readonly isOnline: boolean; readonly share?: Share },
): Promise<SentPhotos | null> {
  const photos = await album.whenReady();
  const listed = listPhotos(message, photos);
  const outcome = isOnline && photos.length > 0 ? await share(to, listed, photos) : 'unavailable';
  if (outcome === 'called-off') {
    album.callOff();
    return null;
  }
  album.handOver();
  const ids = photos.map(({ id }) => id);
  return { message: ids.length > 0 ? { ...listed, photos: ids } : listed, isShared: outcome === 'shared' };
}
