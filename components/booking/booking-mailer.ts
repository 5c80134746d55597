import { sendMessage as send } from '@/components/mail-form/sent/send-message';
import { bookingDelivered, bookingMessage, printedBooking, type BookingValues } from '@/content/booking/mail';
import type { StoredMessage } from '@/lib/mail/stored-message';

/* One script of 8.0 kB (gzip), loaded when the second step is focused. */
export { MessageReady } from '@/components/mail-form/sent/message-ready';

export const compose = (values: BookingValues) => bookingMessage(values, new Date());

export const sendMessage = (message: StoredMessage, album: Parameters<typeof send>[1], values: BookingValues) =>
  send(message, album, printedBooking(values), bookingDelivered);
