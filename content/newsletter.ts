import { listed } from '@/lib/text/listed';
import { company } from './company';
import { formService } from './form-service';
import { mailLink } from './mail';

const { newsletterService } = company.ownerFacts;
const isShown = newsletterService !== 'none';
const isConnected = newsletterService !== undefined;

/** The newsletter form in the footer. While no service sends the newsletter, the form says so. */
export const newsletter = {
  isShown,
  heading: 'Seasonal house notes',
  status: isConnected ? '' : '(coming\u00a0soon)',
  text: isConnected
    ? 'Four short emails a year: what to check before and after winter, before storms and before the holidays.'
    : `What to check before winter, storms and holidays. We haven’t started sending them.${formService ? ' Leave your address, and we’ll write when we do.' : ''}`,
  label: 'Email for the house notes',
  placeholder: 'you@example.com',
  button: 'Sign up',
  sending: 'Sending...',
  confirmation: isConnected
    ? 'Thanks. You’re on the list.'
    : formService
      ? 'Thanks. We have your address.'
      : 'Thanks. We’re not sending these yet, so please check back.',
} as const;

/** If a form service doesn't have the address. The phone number follows. */
export const signupFailed = {
  text: 'That didn’t go through. Try again, ',
  mail: {
    label: 'email us',
    href: mailLink({ subject: newsletter.heading, body: 'Please send me the house notes.', footer: '' }).href,
  },
  or: ', or call ',
} as const;

/** The events that an analytics tag would count. */
export const analyticsEvents = listed(['form_submit', ...(isShown ? ['newsletter_signup'] : []), 'review_click']);
