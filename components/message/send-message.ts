import type { LoadedPhotos } from '@/components/photos/use-album';
import { company } from '@/content/company';
import { formService, sendsPhotos } from '@/content/form-service';
import { mailLink } from '@/content/mail';
import { isOffline } from '@/lib/browser/is-offline';
import { navigateTo } from '@/lib/browser/navigate';
import type { FieldValues } from '@/lib/mail/mailto';
import type { StoredMessage } from '@/lib/mail/stored-message';

/** Apart, because most sites send by email. */
const loadDelivery = () => import('./deliver-message');
if (formService) void loadDelivery().catch(() => {});

/** Resolves to the message to keep, or to null if the visitor closed the share sheet. What was refused goes by email. */
export async function sendMessage(
  message: StoredMessage,
  photos: LoadedPhotos | null,
  values: FieldValues,
  delivered: StoredMessage['delivered'],
): Promise<StoredMessage | null> {
  if (message.refusal) return mailMessage({ ...message, refusal: undefined }, photos);
  const hasPhotos = photos !== null && photos.album.state().waiting.length > 0;
  if (!formService || (hasPhotos && !sendsPhotos)) return mailMessage(message, photos);
  const { deliverMessage } = await loadDelivery();
  return deliverMessage(formService, message, photos, values, delivered);
}

/** Offline, opens nothing. */
async function mailMessage(message: StoredMessage, photos: LoadedPhotos | null): Promise<StoredMessage | null> {
  const isOnline = !(await isOffline());
  const sent = photos
    ? await photos.sendPhotos(company.email.address, photos.album, message, { isOnline })
    : { message, isShared: false };
  if (!sent) return null;
  if (!isOnline) return { ...sent.message, isWaiting: true };
  if (!sent.isShared) navigateTo(mailLink(sent.message).href);
  return sent.message;
}
