import { durations } from '@/content/durations';
import { estimateFollows, weAnswer } from '@/content/plate-stops';
import { prices } from '@/content/prices';
import { leadSafe } from '@/content/promises';
import { warranties } from '@/content/warranties';
import { signName } from '@/content/signs/signs';
import type { ServicePage } from '@/content/page';
import { printPrice } from '@/lib/prices/price';
import { exteriorRepair } from './job-days';

const { siding, trim, windowsAndDoors, anyRepair } = prices.additional;

export const exteriorRepairs: ServicePage<'/services/exterior-repairs'> = {
  path: '/services/exterior-repairs',
  name: 'Exterior Repairs',
  title: 'Exterior Home Repairs in Connecticut',
  description: `Rotted trim, loose siding, sticking windows and doors fixed on Connecticut homes. Repairs run ${printPrice(anyRepair)}. See how soon each should be done.`,
  priceRange: anyRepair,
  storyline: 'repair',
  ground: 'mist',
  crossSection: 'eave-section',
  plate: {
    price: { price: anyRepair, of: 'per repair' },
    time: { label: 'Most repairs', value: exteriorRepair.repair.duration },
    next: [weAnswer, { what: 'First look', how: durations.firstLook }, estimateFollows],
  },
  hero: {
    heading: 'Exterior repairs in Connecticut',
    intro: 'We fix the piece that’s failing, find out what made it fail, and price each repair on its own line.',
  },
  sections: [
    {
      kind: 'repairs',
      id: 'issues',
      heading: 'Common issues, and how soon to fix them',
      railLabel: 'How soon to fix it',
      repairs: {
        figure: 'house-repairs',
        rows: {
          siding: {
            title: 'Damaged or loose siding',
            description: 'Wind, a ladder, hail, or panels gone brittle in the sun',
            urgency: 'Medium',
            timeframe: '1–2 weeks',
          },
          trim: {
            title: 'Rotting trim or fascia',
            description: 'Failed paint, overflowing gutters, or no drip edge',
            urgency: 'High',
            timeframe: 'Within 1 week',
          },
          paint: {
            title: 'Peeling paint',
            description: 'Age, damp behind the board, or the wrong paint',
            urgency: 'Low',
            timeframe: 'Next season',
          },
          shutters: {
            title: 'Loose or broken shutters',
            description: 'Old screws, wind, or rotted mounts',
            urgency: 'Medium',
            timeframe: '2–3 weeks',
          },
        },
      },
    },
    {
      kind: 'options',
      id: 'services',
      railLabel: 'What we repair',
      heading: 'What each repair covers, and costs',
      options: [
        {
          name: 'Siding Repair',
          description: 'We replace loose, cracked or rotted pieces and fix what caused the damage.',
          points: [
            'Panel and clapboard replacement',
            'Corner and J-channel repair',
            'Housewrap patches',
            'Rot repair under windows',
            'Matching old profiles',
          ],
          price: siding,
          media: { kind: 'drawing', name: 'siding-repair' },
          link: { label: 'Siding repair', href: '/services/siding/repair' },
        },
        {
          name: 'Trim & Fascia Repair',
          description: 'These boards take the weather before anything else does, and they’re the first to rot.',
          points: [
            'Fascia and soffit boards',
            'Rake and frieze trim',
            'Crown and corner boards',
            'Drip edge at eaves',
            'Priming and paint touch-up',
          ],
          price: trim,
          media: { kind: 'drawing', name: 'repair-scarf' },
        },
        {
          name: 'Window & Door Repair',
          description: 'We fix sashes, sills, frames and hardware that still have years left.',
          points: [
            'Sill and casing repair',
            'Sash cords and balances',
            'Weatherstripping and thresholds',
            'Glass replacement',
            'Storm door closers',
          ],
          price: windowsAndDoors,
          media: { kind: 'drawing', name: 'window-repair' },
        },
      ],
      footnote:
        'Planning prices. Height, matching and how far the rot goes change yours. Larger areas are priced after a visit.',
    },
    {
      kind: 'job-in-writing',
      heading: 'The job in writing',
      job: 'Cut out what failed, find out why, match the rest.',
      reasons: [
        'Why a professional? We find the real cause: caulk and paint can hide a leak for years.',
        'The repair matches: profile, wood and paint, until it’s hard to spot from the driveway.',
        'Safe work up high: ladders, staging and insurance are our responsibility, not yours.',
      ],
      steps: {
        heading: 'How a repair works, in five steps',
        groups: [
          {
            heading: 'Before the day',
            steps: [
              { title: 'Assessment', ...exteriorRepair.look, details: 'We probe the soft spots and take photos.' },
              {
                title: 'Written estimate',
                duration: durations.writtenEstimate,
                details: 'Each repair on its own line, to choose.',
              },
              { title: 'Scheduling', duration: '1–2 weeks', details: 'Rotting trim and active leaks come first.' },
            ],
          },
          {
            heading: 'At your house',
            steps: [
              { title: 'Repair', ...exteriorRepair.repair, details: 'Rot out; new wood primed, sealed, painted.' },
              { title: 'Final check', ...exteriorRepair.check, details: 'With you; the touch-up paint is yours.' },
            ],
          },
        ],
      },
      lists: [
        {
          heading: 'Included',
          kind: 'included',
          items: ['Labor and materials', 'Primer and two coats on painted areas', 'Cleanup'],
        },
        {
          heading: 'Signs something needs fixing',
          kind: 'line',
          items: [
            signName('soft-trim'),
            'Paint that bubbles',
            'A gap with daylight in it',
            signName('shutter'),
            'Wasps going in and out of the soffit',
          ],
        },
      ],
      price: { text: 'Each repair has its own price, in writing, before we start.' },
      signature: { warranty: warranties.exteriorRepair },
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Questions about exterior repairs',
      answers: {
        'How do you know how deep the rot goes?':
          'We probe it with an awl and open the soft spots far enough to see, and you get photos before we cut anything out. If we find additional damage once we’ve started, we stop and give you a price before we continue.',
        'Do you fill rot or replace the wood?':
          'We use filler only for small spots in otherwise solid wood. Anything structural, or anything that takes on water, gets cut out and replaced. Filler over soft wood looks fine for a year, and then you pay for the same repair again.',
        'Will the repair match the rest of the house?':
          'In most cases, yes. We copy the profile, and we match the paint to your wall as it looks today rather than to the original color. Faded vinyl siding is harder to match, and you see a sample first.',
        'Can you do exterior repairs in the winter?':
          'Yes. Carpentry continues all winter, but paint and some caulks need milder weather. We prime the new wood and make everything watertight, then come back to finish painting in the spring.',
        'What if my old paint has lead in it?': `${leadSafe} That keeps the dust out of your house and your yard, and we take all of the debris with us.`,
      },
    },
  ],
  related: ['/services/siding/repair', '/services/gutters/repair', '/services/maintenance'],
  closing: {
    heading: 'Send us a photo of the bad spot',
    text: 'Which side of the house is it on, and about how high up? We’ll come take a look and price each repair separately.',
  },
};
