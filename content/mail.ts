import { gmailLink, mailtoLink, outlookLink, plainFormAction, type PreparedMessage } from '@/lib/mail/mailto';
import { company } from './company';

/* The rules of lib/mail, given our address. */

const to = company.email.address;

/** Opens the message in the visitor's mail program. */
export const mailLink = (message: PreparedMessage) => mailtoLink(to, message);

export const webmailLinks = (message: PreparedMessage) => ({
  gmail: gmailLink(to, message),
  outlook: outlookLink(to, message),
});

/** The action of a form for when scripts are off. */
export const formAction = (subject: string) => plainFormAction(to, subject);
