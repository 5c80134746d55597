import { bookingMessage, type BookingValues } from '@/content/booking/mail';

/* What the booking form loads before it sends. One entry, so the bundler makes it one script. */
export { sendMessage } from '@/components/message/send-message';

export const compose = (values: BookingValues) => bookingMessage(values, new Date());
