import { company } from '@/content/company';
import { formService, sendsPhotos } from '@/content/form-service';
import { mailLink } from '@/content/mail';
import { isOffline } from '@/lib/browser/is-offline';
import { navigateTo } from '@/lib/browser/navigate';
import type { Album } from '@/lib/browser/photo-album';
import { sendPhotos } from '@/lib/browser/send-photos';
import type { FieldValues } from '@/lib/mail/mailto';
import type { StoredMessage } from '@/lib/mail/stored-message';
import { deliverMessage } from './deliver-message';

/** Resolves to the message to keep, or to null if the visitor closed the share sheet. What was refused goes by email. */
export async function sendMessage(
  message: StoredMessage,
  album: Album | null,
  values: FieldValues,
  delivered: StoredMessage['delivered'],
): Promise<StoredMessage | null> {
  if (message.refusal) return mailMessage({ ...message, refusal: undefined }, album);
  const hasPhotos = album !== null && album.state().waiting.length > 0;
  if (!formService || (hasPhotos && !sendsPhotos)) return mailMessage(message, album);
  return deliverMessage(formService, message, album, values, delivered);
}

/** Offline, opens nothing. */
async function mailMessage(message: StoredMessage, album: Album | null): Promise<StoredMessage | null> {
  const isOnline = !(await isOffline());
  const sent = album
    ? await sendPhotos(company.email.address, album, message, { isOnline })
    : { message, isShared: false };
  if (!sent) return null;
  if (!isOnline) return { ...sent.message, isWaiting: true };
  if (!sent.isShared) navigateTo(mailLink(sent.message).href);
  return sent.message;
}
