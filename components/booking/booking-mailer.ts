import { sendMessage as send } from '@/components/message/send-message';
import { bookingDelivered, bookingMessage, printedBooking, type BookingValues } from '@/content/booking/mail';
import type { StoredMessage } from '@/lib/mail/stored-message';

/* Both exports are in one file, so that the form loads them as one script. */

export const compose = (values: BookingValues) => bookingMessage(values, new Date());

export const sendMessage = (message: StoredMessage, photos: Parameters<typeof send>[1], values: BookingValues) =>
  send(message, photos, printedBooking(values), bookingDelivered);
