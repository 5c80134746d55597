import { notDelivered } from '@/content/message/not-delivered';
import { deliver, isTrapped } from '@/lib/browser/deliver';
import type { Album } from '@/lib/browser/photo-album';
import type { FormService } from '@/lib/mail/form-service';
import type { FieldValues } from '@/lib/mail/mailto';
import type { StoredMessage } from '@/lib/mail/stored-message';
import { photoLines } from '@/lib/photos/photo';

/** Photos stay in the form until the service has them. */
export async function deliverMessage(
  service: FormService,
  message: StoredMessage,
  album: Album | null,
  values: FieldValues,
  delivered: StoredMessage['delivered'],
): Promise<StoredMessage> {
  const { photos, isComplete } = album ? await album.whenReady() : { photos: [], isComplete: true };
  const outcome = await deliver(service, {
    subject: message.subject,
    values: photos.length > 0 ? { ...values, Photos: photoLines(photos) } : values,
    isTrapped: isTrapped(service),
    photos,
  });
  if (outcome.kind !== 'delivered') return { ...message, refusal: notDelivered(outcome) };
  album?.handOver();
  album?.dismiss();
  return { ...message, delivered, ...(isComplete ? {} : { lacksPhotos: true }) };
}
