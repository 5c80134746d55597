import { sendMessage as send } from '@/components/message/send-message';
import { contactDelivered, contactMessage as compose, type ContactValues } from '@/content/contact/mail';
import type { StoredMessage } from '@/lib/mail/stored-message';

/* Both exports are in one file, so that the form loads them as one script. */
export { compose };

export const sendMessage = (message: StoredMessage, photos: Parameters<typeof send>[1], values: ContactValues) =>
  send(message, photos, values, contactDelivered);
