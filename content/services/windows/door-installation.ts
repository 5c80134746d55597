import { durations } from '@/content/durations';
import { firmPrice, freeVisit, weAnswer } from '@/content/plate-stops';
import { prices } from '@/content/prices';
import { alarmContacts, estimate, leadSafe } from '@/content/promises';
import { warranties } from '@/content/warranties';
import { doorSteps, doorVisit } from './job-steps';
import type { ServicePage } from '@/content/page';
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
  plate: {
    price: {
      price: prices.windows.door,
      note: `we measure and check the sill. Repairs: ${printPrice(prices.additional.windowsAndDoors)}`,
    },
    time: { label: 'On site', value: durations.door.short, note: durations.door.longest },
    next: [weAnswer, freeVisit(doorVisit.duration), firmPrice],
  },
  hero: {
    heading: lines.join(' '),
    intro: 'A door usually fails at the sill. So we check that first, and set the new one so water runs out.',
  },
  sections: [
    {
      kind: 'signs',
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
      kind: 'drawn-points',
      heading: 'Doors we install',
      railLabel: 'Doors we install',
      drawing: 'doors-row',
      points: [
        { title: [{ label: 'Entry doors', href: '/services/doors/entry' }], text: 'Fiberglass, steel or wood' },
        {
          title: 'Patio doors',
          text: 'Sliding saves space, hinged seals better. Near salt water, ask for stainless hardware and corrosion-resistant rollers.',
        },
        { title: 'Storm and screen doors' },
        { title: 'Garage side doors' },
        { title: 'Bulkhead (hatchway) doors' },
      ],
    },
    {
      kind: 'job-in-writing',
      heading: 'The job in writing',
      job: 'A new door and frame, hung, insulated and trimmed.',
      steps: {
        heading: 'How it works, with hours',
        groups: [
          { heading: 'Before the day', steps: doorSteps.before },
          { heading: 'The day we hang it', steps: doorSteps.onTheDay },
        ],
      },
      lists: [
        {
          heading: 'Included with every door',
          kind: 'included',
          figure: {
            figure: 'door-set',
            rows: {
              pan: 'Sill pan under the threshold',
              shims: 'Frame shimmed behind the hinges and the lock',
              insulation: 'Insulation around the frame',
              weatherstrip: 'Weatherstripping that seals all around',
              threshold: 'Threshold adjusted after the first cold week, free',
            },
          },
          items: ['Interior and exterior trim', 'Lock installed', 'Old door removed'],
        },
        {
          heading: 'Not included',
          kind: 'not included',
          items: ['Alarm wiring: your alarm company reconnects the sensors'],
        },
      ],
      price: { text: estimate.firmTitle, isFirm: true },
      signature: { warranty: warranties.doors },
    },
    {
      kind: 'faq',
      heading: 'Questions about door installation',
      answers: {
        'Can my door be repaired instead?': `Often, yes. Worn weatherstripping, a loose hinge or a leaking threshold doesn’t mean you need a new door. Most window and door repairs run ${printPrice(prices.additional.windowsAndDoors)}. If the frame is rotted or the door has warped, a new one makes more sense.`,
        'Do I need a permit for a new door?':
          'To widen or cut an opening, yes. For a new door in the same opening, it depends on your town. We ask, and we pull the permit if you need one.',
        'Will my alarm still work?': `Yes. ${alarmContacts} Residential security wiring is licensed electrical work in Connecticut, and not ours to do.`,
        'Can you replace a door in the winter?':
          'Yes. The opening is only bare for a couple of hours. We pick a dry day and close off the room from the rest of the house. After the first cold week we come back to adjust the threshold, at no charge.',
        'What if the old door has lead paint?': `Old doors and their frames often have it, under newer coats. ${leadSafe}`,
      },
    },
  ],
  related: ['/services/doors/entry', '/services/exterior-repairs', '/services/windows'],
  closing: {
    heading: 'Tell us about the door',
    text: 'Is it sticking, leaking, or letting in the cold? We’ll check the sill first, because a repair may be enough.',
  },
};
