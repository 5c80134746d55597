/* What the contact form loads before it sends. One entry, so that the bundler makes one script of it. */
export { sendMessage } from '@/components/message/send-message';
export { contactMessage as compose } from '@/content/contact/mail';
