import type { Outcome } from '@/lib/mail/form-service';

/* Apart from failed.ts, which the forms load with the page. */

const ways = 'Send it again, email it from below, or call';

/** Why a form service doesn't have the message. Followed by the phone number. */
export function notDelivered(outcome: Exclude<Outcome, { kind: 'delivered' }>): string {
  if (outcome.kind === 'offline')
    return `You’re offline, so nothing was sent, but what you wrote is still here. ${ways}`;
  if (outcome.kind === 'unanswered')
    return `We got no answer, so it may not have gone through, but what you wrote is still here. ${ways}`;
  const words = outcome.words ? ` (“${outcome.words}”)` : '';
  return `That didn’t go through${words}, but what you wrote is still here. ${ways}`;
}
