/* One entry, so that the bundler makes one script. */
export { sendMessage } from '@/components/message/send-message';
export { contactMessage as compose } from '@/content/contact/mail';
