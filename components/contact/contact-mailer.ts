/* All exports are in one file, so that the form loads them as one script. */
export { mailMessage, sendMessage } from '@/components/message/send-message';
export { contactMessage as compose } from '@/content/contact/mail';
