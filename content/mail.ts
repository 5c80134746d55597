import { gmailLink, mailtoLink, outlookLink, plainFormAction, type PreparedMessage } from '@/lib/mail/mailto';
import { company } from './company';
import { formService } from './form-service';

const to = company.email.address;

export const mailLink = (message: PreparedMessage) => mailtoLink(to, message);

export const webmailLinks = (message: PreparedMessage) => ({
  gmail: gmailLink(to, message),
  outlook: outlookLink(to, message),
});

/** Used when scripts are off. */
export const formAction = (subject: string): string => formService?.url ?? plainFormAction(to, subject);
