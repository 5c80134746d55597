import { bookingMessage, type BookingValues } from '@/content/booking/mail';

/* One entry, so that the bundler makes one script. */
export { sendMessage } from '@/components/message/send-message';

export const compose = (values: BookingValues) => bookingMessage(values, new Date());
