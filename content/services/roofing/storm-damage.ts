import { company } from '@/content/company';
import { collapse, danger } from '@/content/danger';
import { durations, hoursADay } from '@/content/durations';
import { arrival, tarp } from '@/content/promises';
import type { FigureRows } from '@/content/figures';
import type { ServicePage, StormType } from '@/content/types';
import { warranties } from '@/content/warranties';

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
} as const satisfies FigureRows<StormType>;

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
    `Standard repairs scheduled ${durations.repairScheduled}. That’s the date, not the finished repair. A hole, a limb on the roof or a bulging ceiling? Go to `,
    { label: 'emergency roof repair', href: '/services/roofing/emergency' },
    '.',
  ],
  railFacts: [
    { label: 'Emergencies', value: arrival.short },
    { label: 'A replacement', value: `Typically ${durations.roofReplacement}` },
  ],
  hero: {
    heading: 'Storm damage roof repair in Connecticut',
    intro:
      'Take photos from the ground, call your insurer, then us. If water’s coming in, call us now. Everything else can wait a day or two, and some of it longer: here’s how long.',
  },
  sections: [
    {
      kind: 'notice',
      level: 'danger',
      heading: 'A sagging roof, gas, or wires down?',
      text: [...danger.collapsing, ' ', ...danger.gasOrWires],
    },
    {
      kind: 'list',
      style: 'checks',
      tone: 'linen',
      id: 'from-the-ground',
      heading: 'What to check from the ground',
      railLabel: 'From the ground',
      items: [
        'Shingles in the yard',
        'A ridge line that isn’t straight',
        'Dents in gutters, vents and AC fins',
        'New stains on top-floor ceilings',
        'Granules at the downspouts',
        'Siding that’s out of line',
      ],
    },
    {
      kind: 'storm-damage',
      tone: 'chalk',
      id: 'damage-assessment',
      heading: 'Types of storm damage, and how soon to act',
      railLabel: 'How soon to act',
      types,
    },
    {
      kind: 'steps',
      display: 'line',
      heading: 'How we assess storm damage',
      railLabel: 'How we assess it',
      steps: [
        { title: 'Photos and a price for the tarp', details: tarp.sentence },
        {
          title: 'Temporary cover',
          duration: '2–3 hours',
          hours: [2, 3],
          details: 'We close the openings so that nothing more gets wet.',
        },
        {
          title: 'Full check',
          duration: '2–3 hours',
          hours: [2, 3],
          details: 'We photograph the roof, attic, siding, gutters and windows.',
        },
        {
          title: 'Report',
          duration: '1 day',
          hours: [hoursADay, hoursADay],
          details: 'You get measurements and an itemized repair price.',
        },
        { title: 'Adjuster', details: 'We meet your adjuster at the house if you ask.' },
        {
          title: 'Repair',
          duration: `Scheduled ${durations.repairScheduled}`,
          details: `That’s for standard repairs. A replacement typically takes ${durations.roofReplacement}.`,
        },
      ],
    },
    {
      kind: 'picture-points',
      heading: 'What Connecticut storms do to a roof',
      railLabel: 'What storms do',
      picture: 'storm-damage',
      texts: {
        'Nor’easters': 'They drive rain sideways and pile wet snow on the roof.',
        'Squalls and microbursts':
          'Summer squalls snap limbs. On May 15, 2018, four tornadoes and a macroburst near 110 mph crossed western and central Connecticut.',
        'Tropical storms':
          'The shore gets the gusts first. Isaias, on August 4, 2020, cut power to hundreds of thousands of homes.',
        'Freeze and thaw': 'From January to March, snow that melts and freezes again builds ice dams at the eaves.',
      },
    },
    {
      kind: 'note',
      id: 'insurance',
      heading: 'What to know about insurance',
      railLabel: 'Insurance',
      items: [
        'Report the damage soon. Your policy sets the deadline and the deductible.',
        `${tarp.law} (${tarp.source})`,
        'A separate hurricane deductible can apply only once there’s a hurricane warning for Connecticut with sustained winds of 74 mph or more.',
        'If new shingles won’t match, Connecticut law requires the insurer to replace enough for a reasonably uniform look (C.G.S. § 38a-316e).',
      ],
      text: ['Read more on our page about ', { label: 'insurance claims', href: '/services/insurance-claims' }, '.'],
      beside: [
        {
          heading: 'What’s included in storm work',
          runsInOnPhones: true,
          items: ['A photo report', 'An itemized estimate', 'Matching materials where available', 'Cleanup'],
          text: warranties.roofRepair.sentence,
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about storm damage',
      answers: {
        'How soon should I call after a storm?':
          'The same day if water can get in, and within two weeks if you’re not sure. Small damage gets worse with every rain, and most policies want you to report it promptly. Take your photos right away either way.',
        'Does homeowners insurance cover storm damage to a roof?': [
          'It often does, if wind, hail or a falling tree did it, after your deductible. It doesn’t cover wear that was there before the storm. Your insurer decides, and we can ',
          { label: 'document the damage for you', href: '/services/insurance-claims' },
          '.',
        ],
        'How do I know if my roof has hail damage?':
          'Look at the soft metal first: dents in gutters, vents and AC fins. Bruised shingles are hard to see from the ground, and the bruises lose their granules over the next season. If the metal is dented, have the roof checked too.',
        'Someone knocked and offered a free roof. Is that normal?': [
          'Be careful. Nobody can promise what your insurer will pay, and a roofer who waives your deductible is asking you to mislead your insurer. Look up the registration at ',
          { label: 'elicense.ct.gov', href: company.license.lookup },
          ', and don’t sign anything on the doorstep, even if it’s “just for an inspection.”',
        ],
        'Can you match my old shingles?':
          'Often, though shingles fade and makers drop colors. If we can’t find a match, our report says so with photos. That matters for your claim, because Connecticut law covers how the repair looks next to the rest.',
        'Can you meet my insurance adjuster?':
          'Yes, if you ask. We’ll bring our photos and measurements and show the adjuster what we found. We can’t argue your claim for you, though; in Connecticut only a licensed public adjuster or a lawyer may do that for a fee.',
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
