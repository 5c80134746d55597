/* What the contact form loads before it sends. One entry, so the bundler makes it one script. */
export { sendMessage } from '@/components/message/send-message';
export { contactMessage as compose } from '@/content/contact/mail';
