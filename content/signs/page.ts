import { offered } from '@/content/offered';
import { onCallHours } from '@/content/company';
import type { PagePath } from '@/content/paths';
import { danger } from '@/content/danger';
import { inWords } from '@/content/promises';
import { reply } from '@/content/reply';
import { capitalized } from '@/lib/text/capitalized';
import type { TextLink } from '@/content/rich-text';
import { signPlaces, signs, type SignId } from './signs';

export const findPage = {
  path: '/find',
  name: 'What’s wrong?',
  title: 'Roof Leak, Rot, Ice? Say What You See',
  description:
    'A brown ring, a drip, ice at the gutter: find what you see, what to do first, what it costs in Connecticut, and which photos to send us.',
  heading: 'What’s wrong?',
  closing: {
    heading: 'Not sure? Ask us.',
    text: `Send one photo and say where you took it. ${reply.sentence}`,
    action: { label: 'Send a Photo', href: '/contact#contact' },
  },
} as const;

const pressing: readonly { readonly id: SignId; readonly name: string }[] = [
  { id: 'water-at-a-lamp', name: 'Water at a light' },
  { id: 'bulging-ceiling', name: 'Bulging ceiling' },
  { id: 'water-running-in', name: 'Water running in' },
  { id: 'sagging-ridge', name: 'Sagging roof' },
  { id: 'limb-on-the-house', name: 'Limb on the house' },
  { id: 'ice-dam', name: 'Ice, and water inside' },
  { id: 'broken-open', name: 'Broken window' },
];

export const findCopy = {
  lead: 'Choose the part of the house, or type a word for what you see.',
  leadMore: 'You’ll see the likely cause, what to do first, and what it costs.',
  house: 'A house at night, cut open, with damage in all six places.',
  places: 'Places',
  panel: `The house, ${inWords(signPlaces.length)} places`,
  field: { label: 'Or type a word for it', placeholder: 'stain, drip, draft, shingle …', find: 'Find', clear: 'Clear' },
  count: (signs: number) => `${signs} signs, most urgent first`,
  slab: {
    availability: `${capitalized(onCallHours)}. A person answers.`,
    out: danger.first,
    pressing: pressing
      .filter(({ id }) => signs.some((sign) => sign.id === id))
      .map(({ id, name }): TextLink => ({ label: name, href: `#${id}` })),
  },
  shotsNote: 'Take photos from the ground or indoors, never from a ladder outside.',
  found: 'Matches',
  none: {
    heading: 'Nothing matches that word.',
    text: 'That’s on us. Call and say what you see, or send one photo. You don’t need to know what it’s called.',
    photo: { label: 'Send a Photo', href: '/contact#contact' },
    retry: ['Or try a shorter word, such as ', 'wet', 'ice', 'rot', 'wind'],
  },
  sign: {
    causes: 'Likely cause',
    shots: 'Photos that help',
    send: 'Send us this',
  },
  /* Links instead of tiles with pictures, which would add a tenth to the page's size. */
  related: offered<TextLink>([
    { label: 'Free Roof Inspection', href: '/services/roof-inspection' },
    { label: 'Emergency Roofing', href: '/services/roofing/emergency' },
    { label: 'Before You Sign', href: '/before-you-sign' },
  ]),
  known: {
    heading: 'If you know what it’s called',
    questions: 'Questions people ask',
    note: 'Prices are our usual ranges. You get yours before we start.',
  },
} as const;

export const findQuestions: readonly { readonly question: string; readonly page: PagePath }[] = offered([
  { question: 'How much does it cost to fix a roof leak?', page: '/services/roofing/repair' },
  { question: 'Should I repair my roof or replace it?', page: '/services/roofing/repair' },
  { question: 'How do I stop a roof leak until you get here?', page: '/services/roofing/emergency' },
  { question: 'Do you clear snow from roofs?', page: '/services/roofing/emergency' },
  { question: 'Will insurance pay for my roof leak?', page: '/services/roofing/repair' },
]);
