import { durations } from '@/content/durations';
import { prices } from '@/content/prices';
import { leadSafe } from '@/content/promises';
import { warranties } from '@/content/warranties';
import { signName } from '@/content/signs/signs';
import type { ServicePage } from '@/content/types';
import { printPrice } from '@/lib/prices/price';

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
  railFacts: [
    { label: 'Price', price: anyRepair },
    { label: 'Written estimate', value: `In ${durations.writtenEstimate}` },
    { label: 'Most repairs', value: '1–3 days' },
  ],
  hero: {
    heading: 'Exterior repairs in Connecticut',
    intro: `Repairs run ${printPrice(anyRepair)}, and most take one to three days. We fix the piece that’s failing and find out what made it fail. Each repair has its own price before we start.`,
  },
  sections: [
    {
      kind: 'issues',
      id: 'issues',
      heading: 'Common issues, and how soon to fix them',
      railLabel: 'How soon to fix it',
      issues: {
        figure: 'house-repairs',
        rows: {
          siding: {
            issue: 'Damaged or loose siding',
            causes: 'Wind, a ladder, hail, or panels gone brittle in the sun',
            urgency: 'Medium',
            timeframe: '1–2 weeks',
          },
          trim: {
            issue: 'Rotting trim or fascia',
            causes: 'Failed paint, overflowing gutters, or no drip edge',
            urgency: 'High',
            timeframe: 'Within 1 week',
          },
          paint: {
            issue: 'Peeling paint',
            causes: 'Age, damp behind the board, or the wrong paint',
            urgency: 'Low',
            timeframe: 'Next season',
          },
          shutters: {
            issue: 'Loose or broken shutters',
            causes: 'Old screws, wind, or rotted mounts',
            urgency: 'Medium',
            timeframe: '2–3 weeks',
          },
        },
      },
    },
    {
      kind: 'price-ladder',
      id: 'prices',
      heading: 'What an exterior repair costs',
      railLabel: 'What it costs',
      intro: 'Each repair has its own line on your estimate.',
      caption: 'Exterior repairs and their planning prices',
      step: 200,
      rungs: [
        { name: 'Siding repair', price: siding },
        { name: 'Trim and fascia repair', price: trim },
        { name: 'Window and door repair', price: windowsAndDoors },
      ],
    },
    {
      kind: 'options',
      id: 'services',
      railLabel: 'What we repair',
      heading: 'What each repair covers',
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
      footnote: 'Height, matching and how far the rot goes change the price. Larger areas are priced after a visit.',
    },
    {
      kind: 'steps',
      display: 'pole',
      id: 'visit',
      railLabel: 'How a repair works',
      heading: 'How a repair works, in five steps',
      steps: [
        {
          title: 'Assessment',
          duration: durations.firstLook,
          details: 'We probe the soft spots to see how far the damage goes, and we take photos.',
        },
        {
          title: 'Written estimate',
          duration: durations.writtenEstimate,
          details: 'Each repair is priced on its own line, for you to choose.',
        },
        {
          title: 'Scheduling',
          duration: '1–2 weeks',
          details: 'High-urgency work jumps the line: rotting trim and active leaks come before anything else.',
        },
        {
          title: 'Repair',
          duration: '1–3 days',
          details: 'We cut out the rot, prime the replacement wood on all sides, seal it, and paint it to match.',
        },
        {
          title: 'Final check',
          duration: '30 minutes',
          details: 'We look over the repair with you, take photos, and leave you the touch-up paint.',
        },
      ],
    },
    {
      kind: 'note',
      id: 'included',
      heading: 'What’s included',
      runsInOnPhones: true,
      railLabel: 'What’s included',
      items: ['Labor and materials', 'Primer and two coats on painted areas', 'Cleanup'],
      text: warranties.exteriorRepair.sentence,
      beside: [
        {
          heading: 'Signs something needs fixing',
          runsInOnPhones: true,
          items: [
            signName('soft-trim'),
            'Paint that bubbles',
            'A gap with daylight in it',
            signName('shutter'),
            'Wasps going in and out of the soffit',
          ],
        },
      ],
    },
    {
      kind: 'note',
      id: 'why',
      heading: 'Why call a professional',
      items: [
        'The real cause: caulk and paint can hide a leak for years. We find out where the water’s actually getting in.',
        'A repair that matches: we match the profile, the wood and the paint until the repair is hard to spot from the driveway.',
        'Safe work up high: the ladders, the staging and the insurance are our responsibility, not yours.',
      ],
      beside: [
        {
          heading: 'What we look out for in Connecticut',
          items: [
            'Ice splits trim at the eaves',
            'Strong sun fades one side faster',
            'Salt air rusts nails, so coastal trim needs stainless',
            'Older paint may contain lead',
          ],
        },
      ],
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Questions about exterior repairs',
      answers: {
        'How much do exterior repairs cost?': `They run ${printPrice(anyRepair)}: siding ${printPrice(siding)}, trim and fascia ${printPrice(trim)}, windows and doors ${printPrice(windowsAndDoors)}. Height, matching and hidden rot make the difference, and you see the price first.`,
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
