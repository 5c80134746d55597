import { durations } from '@/content/durations';
import { prices } from '@/content/prices';
import { alarmContacts, estimate } from '@/content/promises';
import { warranties } from '@/content/warranties';
import { doorSteps } from './job-steps';
import type { ServicePage } from '@/content/types';
import { printPrice } from '@/lib/prices/price';

const lines = ['Door', 'installation', 'in Connecticut'] as const;

export const doorInstallation: ServicePage<'/services/doors/installation'> = {
  path: '/services/doors/installation',
  name: 'Door Installation',
  title: 'Door Installation in Connecticut',
  description:
    'Entry, patio, storm and bulkhead doors installed in Connecticut: how a door is priced, how long it takes, and why the sill under it matters most.',
  storyline: 'replacement',
  ground: 'door-tint',
  drawing: 'door-sill',
  lines,
  wipe: {
    kind: 'wipe',
    set: 'sill',
    heading: 'One sill: rotted, open, new',
    intro: 'The same door before, during and after, from the same spot. Slide the board to compare.',
    stages: [
      {
        name: 'Rotted',
        drawing: 'sill-rotted',
        text: 'Water got past the threshold and rotted both ends of the sill.',
      },
      {
        name: 'Open',
        drawing: 'sill-open',
        text: 'The rot is out, and the sill is rebuilt. The pan goes down over it, turned up at the back and both ends.',
      },
      {
        name: 'New',
        drawing: 'sill-closed',
        text: 'The frame is hung square, and water runs off the threshold and the pan, out over the step.',
      },
    ],
  },
  railFacts: [
    { label: 'A new door', price: prices.windows.door },
    { label: 'On site', value: durations.door.short, unit: 'if the sill is sound' },
  ],
  hero: {
    heading: lines.join(' '),
    intro: `${durations.door.sentence} Doors fail at the sill, long before the door itself wears out, and that’s where we look first. Then we hang the frame square and set the threshold so that water runs out instead of in. When we’re finished, the door closes with one finger.`,
    facts: ['One firm price in writing', 'The sill checked first'],
  },
  sections: [
    {
      kind: 'signs',
      columns: 5,
      heading: 'Signs you need a new door',
      railLabel: 'Is it time?',
      signs: [
        { sign: 'Daylight at a corner', drawing: 'door-daylight' },
        { sign: 'Water stains at the sill', drawing: 'door-stained' },
        { sign: 'Rot a screwdriver sinks into', drawing: 'find-soft-trim' },
        { sign: 'A latch you have to lift', drawing: 'find-door-stuck' },
        { sign: 'Frost on the inside', drawing: 'door-frosted' },
      ],
    },
    {
      kind: 'details',
      heading: 'How we hang a door',
      railLabel: 'How we hang it',
      details: {
        figure: 'door-set',
        rows: {
          pan: { title: 'Sill pan under the threshold' },
          shims: { title: 'Frame shimmed behind the hinges and the lock' },
          insulation: { title: 'Insulation around the frame' },
          weatherstrip: { title: 'Weatherstripping that seals all around' },
          threshold: { title: 'Threshold adjusted after the first cold week, free' },
        },
      },
    },
    {
      kind: 'prices',
      heading: 'How much does it cost?',
      railLabel: 'Price',
      prices: [
        { label: 'A new door, hung and trimmed', price: prices.windows.door },
        { label: 'Door repairs', price: prices.additional.windowsAndDoors },
      ],
      note: [
        'The door you choose makes up much of the price, so we don’t list one. If yours only sticks or leaks, ',
        { label: 'a repair', href: '/services/exterior-repairs' },
        ' may be enough.',
      ],
    },
    {
      kind: 'list',
      style: 'plain',
      heading: 'Doors we install',
      railLabel: 'Doors we install',
      items: [
        [{ label: 'Entry doors', href: '/services/doors/entry' }],
        'Sliding and hinged patio doors',
        'Storm and screen doors',
        'Garage side doors',
        'Bulkhead (hatchway) doors',
      ],
      media: { kind: 'drawing', name: 'doors-row' },
    },
    {
      kind: 'note',
      heading: 'Sliding or hinged patio doors?',
      text: 'Sliding doors save space, and hinged doors seal better. If you live near salt water, ask for stainless hardware and corrosion-resistant rollers.',
    },
    {
      kind: 'job',
      heading: 'How it works',
      railLabel: 'How it works',
      steps: doorSteps,
      included: {
        heading: 'What’s included',
        items: ['Sill pan', 'Insulation', 'Interior and exterior trim', 'Lock installed', 'Old door removed'],
        warranty: warranties.doors.sentence,
      },
    },
    {
      kind: 'faq',
      heading: 'Questions about door installation',
      answers: {
        'How much does it cost to install a door?': `The door, its glass and its hardware make up most of it. The work is half a day, or a full day with a new sill. We look at both on a free visit. ${estimate.firm} It covers the door, the installation and the trim.`,
        'How long does it take to replace a door?': `${durations.door.sentence} Most of the waiting is for the door itself, especially if it’s made to order, and you get that date in writing.`,
        'Can my door be repaired instead?': `Often, yes. Worn weatherstripping, a loose hinge or a leaking threshold doesn’t mean you need a new door. Most window and door repairs run ${printPrice(prices.additional.windowsAndDoors)}. If the frame is rotted or the door has warped, a new one makes more sense.`,
        'Do I need a permit for a new door?':
          'To widen or cut an opening, yes. For a new door in the same opening, it depends on your town. We ask, and we pull the permit if you need one.',
        'Will my alarm still work after the door is replaced?': `Yes. ${alarmContacts} Residential security wiring is licensed electrical work in Connecticut.`,
        'Should I get a sliding or a hinged patio door?':
          'Pick sliding if furniture or a deck railing is in the way of the swing, and hinged if you want the tightest seal. Both need the same thing underneath: a level sill with a pan that drains to the outside.',
        'Can you replace a door in the winter?':
          'Yes. The opening is only bare for a couple of hours. We pick a dry day and close off the room from the rest of the house. After the first cold week we come back to adjust the threshold, at no charge.',
      },
    },
  ],
  related: ['/services/doors/entry', '/services/exterior-repairs', '/services/windows'],
  closing: {
    heading: 'Tell us about the door',
    text: 'Is it sticking, leaking, or letting in the cold? We’ll check the sill first, because a repair may be enough.',
  },
};
