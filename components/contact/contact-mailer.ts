import { sendMessage as send } from '@/components/mail-form/sent/send-message';
import { contactDelivered, contactMessage as compose, type ContactValues } from '@/content/contact/mail';
import type { StoredMessage } from '@/lib/mail/stored-message';

/* One script of 7.0 kB (gzip), loaded when the form is first focused. */
export { MessageReady } from '@/components/mail-form/sent/message-ready';
export { compose };

export const sendMessage = (message: StoredMessage, album: Parameters<typeof send>[1], values: ContactValues) =>
  send(message, album, values, contactDelivered);
