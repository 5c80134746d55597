import { bookingMessage, type BookingValues } from '@/content/booking/mail';

/* Both exports are in one file, so that the form loads them as one script. */
export { sendMessage } from '@/components/message/send-message';

export const compose = (values: BookingValues) => bookingMessage(values, new Date());
