import { firstHours } from '@/lib/calendar/first-hours';
import { listed } from '@/lib/text/listed';
import { bookingWeek } from '@/content/booking/week';
import { offered, offers } from '@/content/offered';
import { answersAtAnyHour, callLink, company, onCallHours } from '@/content/company';
import { danger } from '@/content/danger';
import type { DrawingName } from '@/content/drawings';
import { arrival, estimate, serviceArea } from '@/content/promises';
import { reply } from '@/content/reply';
import type { Closing, Page, PageHero } from '@/content/page';
import type { Section } from '@/content/section-kinds';

const { address, email, emergency, phone } = company;
const { openDays, closedDays } = company.hours;
/** If we promise a reply within days, they're counted from the first open day. */
const replyStarts = reply.within.endsWith('days') ? 'we count them from' : 'you’ll hear from us on';
const afterHours =
  closedDays.length > 0
    ? `If you write on ${listed([`${openDays.at(-1)} evening`, ...closedDays], 'or')}, ${replyStarts} ${openDays[0]}. `
    : '';

const bestTimeToCall = bookingWeek.bestTimeToCall ?? firstHours(company.hours.opens);
const anyHour = answersAtAnyHour ? 'at any hour' : onCallHours;

export const contactHero = {
  heading: 'Contact us for a free estimate in Connecticut',
  intro: `Call, send a message or book a visit. ${reply.sentence} Emergencies can’t wait, so call for those, ${onCallHours}.`,
  media: { kind: 'picture', name: 'door-night' },
} satisfies PageHero;

export const beforeVisit = {
  kind: 'rows',
  heading: 'Before you call, and before we visit',
  drawing: 'photo-from-ground',
  texts: {
    'What to have ready':
      'Your town, the year the house was built, what you see and when it started. Take a photo from the ground if you can.',
    'Best times to call': `To set up a visit, call ${bestTimeToCall}. In an emergency, call ${anyHour}.`,
    'Before we visit': 'Move cars out of the driveway, put dogs inside, and make sure we can reach the attic.',
  },
} satisfies Section & { readonly drawing: DrawingName };

export const questions = {
  kind: 'faq',
  heading: 'Questions about reaching us',
  answers: {
    'How fast do you call back?': `${reply.sentence} ${afterHours}Don’t wait for an answer if water’s coming in: call, and someone will pick up ${anyHour}.`,
    'How soon can you come for an emergency?': `${arrival.sentence} Until then, stay off the roof. ${danger.bulge} We’ll tell you by phone what to do first.`,
    'Do you charge to come out and look?': `No. ${estimate.free} ${offers('/services/roof-inspection') ? 'So is the roof inspection. ' : ''}${estimate.firm} An emergency tarp has its own price, and you see it before we climb.`,
    'Which towns do you work in?': [
      `Every town in ${serviceArea.counties}. Our shop is in ${address.town}. Type the name of your town under the `,
      { label: 'map on the home page', href: '/#areas' },
      ', and you’ll see right away. If it isn’t one of ours, call and ask.',
    ],
    'Can I send photos of the damage?': [
      'Yes. Add up to eight photos to the form on this page, or email them to ',
      { label: email.address, href: email.href },
      '. Take them from the ground or from a window. Please don’t climb on the roof for a picture.',
    ],
  },
} satisfies Section;

export const contactClosing: Closing = {
  heading: 'Would you rather talk it over?',
  text: 'Tell us what you see. We’ll say whether it needs a visit, and set one up if it does.',
  action: callLink,
};

export const contactPage: Page<'/contact'> = {
  path: '/contact',
  name: 'Contact',
  title: `Contact & Free Estimates, ${address.town}`,
  description: `Call ${phone.display} for a free roof, siding or window estimate in ${address.stateName}, or send us a message with photos.${offers('/services/roofing/emergency') ? ` Emergency help ${emergency.availability}.` : ''}`,
  hero: contactHero,
  sections: [beforeVisit, questions],
  related: offered(['/price-guide', '/services/roof-inspection', '/services/roofing/emergency']),
  closing: contactClosing,
};
