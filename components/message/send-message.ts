import type { LoadedPhotos } from '@/components/photos/use-album';
import { company } from '@/content/company';
import { mailLink } from '@/content/mail';
import { isOffline } from '@/lib/browser/is-offline';
import { navigateTo } from '@/lib/browser/navigate';
import type { StoredMessage } from '@/lib/mail/stored-message';

/** Resolves to the message to keep, or to null if the visitor closed the share sheet. Offline, opens nothing. */
export async function sendMessage(message: StoredMessage, photos: LoadedPhotos | null): Promise<StoredMessage | null> {
  const isOnline = !(await isOffline());
  const sent = photos
    ? await photos.sendPhotos(company.email.address, photos.album, message, { isOnline })
    : { message, isShared: false };
  if (!sent) return null;
  if (!isOnline) return { ...sent.message, isWaiting: true };
  if (!sent.isShared) navigateTo(mailLink(sent.message).href);
  return sent.message;
}
