import { bookingMessage, type BookingValues } from '@/content/booking/mail';

/* Both are exported from one file, so that the form loads them as one script. */
export { sendMessage } from '@/components/message/send-message';

export const compose = (values: BookingValues) => bookingMessage(values, new Date());
