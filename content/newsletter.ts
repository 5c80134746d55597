import { listed } from '@/lib/text/listed';
import { company } from './company';

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
    : 'What to check before winter, storms and holidays. We haven’t started sending them.',
  label: 'Email for the house notes',
  placeholder: 'you@example.com',
  button: 'Sign up',
  confirmation: isConnected
    ? 'Thanks. You’re on the list.'
    : 'Thanks. We’re not sending these yet, so please check back.',
} as const;

/** The events that an analytics tag would count. */
export const analyticsEvents = listed(['form_submit', ...(isShown ? ['newsletter_signup'] : []), 'review_click']);
