/* In one file, so that the form loads both as one script. */
export { sendMessage } from '@/components/message/send-message';
export { contactMessage as compose } from '@/content/contact/mail';
