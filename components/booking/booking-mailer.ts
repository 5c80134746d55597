import { bookingMessage, type BookingValues } from '@/content/booking/mail';

/* In one file, so that the form loads both as one script. */
export { sendMessage } from '@/components/message/send-message';

export const compose = (values: BookingValues) => bookingMessage(values, new Date());
