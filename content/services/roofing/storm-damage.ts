import { company } from '@/content/company';
import { collapse, danger } from '@/content/danger';
import { durations } from '@/content/durations';
import type { FigureRows } from '@/content/figures';
import { weAnswer } from '@/content/plate-stops';
import { prices } from '@/content/prices';
import { arrival } from '@/content/promises';
import type { ServicePage } from '@/content/page';
import type { Repair } from '@/content/section-kinds';
import { warranties } from '@/content/warranties';
import { printPrice } from '@/lib/prices/price';
import { stormVisit } from './schedule';

const { stormOpening, missingShingles } = prices.roofing;

/** Numbered as in the drawing, worst first. */
const types = {
  figure: 'storm-places',
  rows: {
    impact: {
      title: 'Tree or limb impact',
      description: 'Holes in the deck, cracked rafters, walls that have shifted.',
      severity: 'Critical',
      timeframe: `Call now. ${arrival.short}`,
    },
    missing: {
      title: 'Missing roof section',
      description: 'Bare wood or felt, open to the sky.',
      severity: 'Critical',
      timeframe: `Call now. ${arrival.short}`,
    },
    overload: {
      title: 'Snow or ice overload',
      description: 'A sagging ridge, cracking sounds, doors that suddenly stick.',
      severity: 'Critical',
      timeframe: collapse.action,
    },
    iceDam: {
      title: 'Ice dam backup',
      description: 'Water along outside walls, icicles through the soffit.',
      severity: 'High',
      timeframe: 'Same day',
    },
    shingles: {
      title: 'Blown-off or creased shingles',
      description: 'Bare patches, shingles folded back.',
      severity: 'High',
      timeframe: 'Within 24 hours',
    },
    flashing: {
      title: 'Lifted flashing',
      description: 'Gaps at chimneys, walls or skylights.',
      severity: 'High',
      timeframe: 'Within 24 hours',
    },
    rain: {
      title: 'Wind-driven rain',
      description: 'Damp spots, but no hole you can see.',
      severity: 'High',
      timeframe: 'Within 24–48 hours',
    },
    hail: {
      title: 'Hail bruising',
      description: 'Soft, dark dimples in the shingles, dents in vents and gutters.',
      severity: 'Medium',
      timeframe: 'Within 1–2 weeks',
    },
    siding: {
      title: 'Loose siding or trim',
      description: 'Pieces that rattle, corners that have opened.',
      severity: 'Medium',
      timeframe: 'Within 1–2 weeks',
    },
    gutters: {
      title: 'Bent or torn gutters',
      description: 'Overflowing, or leaking at the seams.',
      severity: 'Medium',
      timeframe: 'Within 1–2 weeks',
    },
  },
} as const satisfies FigureRows<Repair>;

export const stormDamage: ServicePage<'/services/roofing/storm-damage'> = {
  path: '/services/roofing/storm-damage',
  name: 'Storm Damage',
  title: 'Roof Storm Damage in Connecticut',
  description:
    'Wind, hail, ice or a fallen tree on your Connecticut roof? See what to check from the ground, how soon to act, and how we document it for your insurer.',
  storyline: 'repair',
  ground: 'straw',
  crossSection: 'storm-section',
  urgent: [
    'A hole, a limb on the roof or a bulging ceiling? Go to ',
    { label: 'emergency roof repair', href: '/services/roofing/emergency' },
    '.',
  ],
  plate: {
    price: {
      price: stormOpening,
      of: 'an opening or a fallen limb',
      note: `Torn shingles: ${printPrice(missingShingles)}`,
    },
    time: { label: 'Full check', value: stormVisit.check.duration, note: 'free, with photos' },
    next: [
      weAnswer,
      { what: 'Full check', how: stormVisit.check.duration },
      { what: 'Report', how: `in ${stormVisit.report.duration}, with a price` },
    ],
  },
  hero: {
    heading: 'Storm damage roof repair in Connecticut',
    intro: 'Take photos from the ground, call your insurer, then us. If water’s coming in, call us now.',
  },
  sections: [
    {
      kind: 'notice',
      level: 'danger',
      heading: 'A sagging roof, gas, or wires down?',
      text: [...danger.collapsing, ' ', ...danger.gasOrWires],
    },
    {
      kind: 'repairs',
      tone: 'chalk',
      id: 'damage-assessment',
      heading: 'Storm damage, and how soon to act',
      railLabel: 'How soon to act',
      intro:
        'From the ground, look for shingles in the yard, a crooked ridge line, dents in gutters, vents and AC fins, new ceiling stains, granules at the downspouts and siding that’s out of line.',
      repairs: types,
    },
    {
      kind: 'job-in-writing',
      heading: 'The job in writing',
      job: 'A check, a report, and the repair.',
      steps: {
        heading: 'How we assess storm damage',
        groups: [
          {
            heading: 'If the roof is open',
            steps: [
              {
                title: 'Price for the tarp',
                duration: 'Before we climb',
                details: 'In writing, with photos of the damage.',
              },
              {
                title: 'Temporary cover',
                ...stormVisit.cover,
                isIfNeeded: true,
                details: 'So that nothing more gets wet.',
              },
            ],
          },
          {
            heading: 'The check, and after',
            steps: [
              {
                title: 'Full check',
                ...stormVisit.check,
                details: 'Roof, attic, siding, gutters and windows.',
              },
              {
                title: 'Report',
                ...stormVisit.report,
                details: 'Measurements and an itemized repair price.',
              },
              {
                title: 'Repair, or a new roof',
                duration: `A new roof, ${durations.roofReplacement}`,
                details: `Standard repairs scheduled ${durations.repairScheduled}.`,
              },
            ],
          },
        ],
      },
      lists: [
        {
          heading: 'Included in storm work',
          kind: 'included',
          items: [
            'A photo report',
            'An itemized estimate',
            'A meeting with your adjuster, if you ask',
            'Matching materials where available',
            'Cleanup',
          ],
        },
        {
          heading: 'What to know about insurance',
          kind: 'text',
          text: [
            'Your policy sets the deadline and the deductible, so report the damage soon. More under ',
            { label: 'insurance claims help', href: '/services/insurance-claims' },
            '.',
          ],
        },
      ],
      price: { text: 'Check and report: free.' },
      signature: { warranty: warranties.roofRepair, canWaive: true },
    },
    {
      kind: 'faq',
      heading: 'Questions about storm damage',
      answers: {
        'Does homeowners insurance cover storm damage to a roof?': [
          'It often does, if wind, hail or a falling tree did it, after your deductible. It doesn’t cover wear that was there before the storm. Your insurer decides, and we can ',
          { label: 'document the damage for you', href: '/services/insurance-claims' },
          '.',
        ],
        'Does my roof have hail damage?':
          'Look at the soft metal first: dents in gutters, vents and AC fins. Bruised shingles are hard to see from the ground, and the bruises lose their granules over the next season. If the metal is dented, have the roof checked too.',
        'Someone knocked and offered a free roof. Is that normal?': [
          'Be careful. Nobody can promise what your insurer will pay, and a roofer who waives your deductible is asking you to mislead your insurer. Look up the registration at ',
          { label: 'elicense.ct.gov', href: company.license.lookup },
          ', and don’t sign anything on the doorstep, even if it’s “just for an inspection.”',
        ],
        'Can you match my old shingles?':
          'Often, though shingles fade and makers drop colors. If we can’t find a match, our report says so with photos. That matters for your claim, because Connecticut law covers how the repair looks next to the rest.',
      },
    },
  ],
  related: ['/services/roofing/emergency', '/services/insurance-claims', '/services/siding/repair'],
  closing: {
    heading: 'Have it checked before the next storm',
    text: 'Book a visit. We’ll photograph what the storm did and sort what can wait from what can’t.',
    action: { label: 'Book a Visit', href: '/#booking' },
  },
};
