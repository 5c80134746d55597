import { bookingMessage, type BookingValues } from '@/content/booking/mail';

/* What the booking form loads before it sends. One entry, so that the bundler makes one script of it. */
export { sendMessage } from '@/components/message/send-message';

export const compose = (values: BookingValues) => bookingMessage(values, new Date());
