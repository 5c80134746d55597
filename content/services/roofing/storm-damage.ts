import { company } from '@/content/company';
import type { ServicePage } from '@/content/types';

export const stormDamage: ServicePage<'/services/roofing/storm-damage'> = {
  path: '/services/roofing/storm-damage',
  category: 'roofing',
  name: 'Storm Damage',
  title: `Storm Damage Roof Repair in CT | ${company.name}`,
  description:
    'Wind, ice, hail or tree damage? See what to check, how fast to act, and how we document roof damage for Connecticut homeowners.',
  hero: {
    heading: 'After the storm',
    intro:
      'Some damage is loud. Most is quiet: a lifted edge, a bruised shingle, a wet board that shows up as a stain in spring. We look for both and write it down.',
    facts: [
      `Emergencies on-site ${company.emergency.onSite}`,
      'Standard repairs scheduled within 24 hours',
      'Replacement typically 3–4 days',
    ],
    media: { kind: 'picture', name: 'storm-damage' },
  },
  sections: [
    {
      kind: 'list',
      style: 'checks',
      heading: 'Look from the ground first',
      items: [
        'Shingles in the yard',
        'A ridge line that is not straight',
        'Dents in gutters, vents and AC fins',
        'New stains on top-floor ceilings',
        'Granules at the downspouts',
        'Siding courses out of line',
      ],
      note: [
        'A hole, a limb on the roof or a sagging ceiling? Go to ',
        { label: 'emergency roofing', href: '/services/roofing/emergency' },
        '.',
      ],
    },
    {
      kind: 'storm-damage',
      drawing: 'storm-test-square',
      id: 'damage-assessment',
      heading: 'Kinds of damage, and how soon to act',
      types: [
        {
          title: 'Tree or limb impact',
          description: 'Punctured decking, cracked rafters, shifted walls.',
          severity: 'Critical',
          timeframe: `Call now; on-site ${company.emergency.onSite}`,
        },
        {
          title: 'Missing roof section',
          description: 'Deck or felt exposed to the sky.',
          severity: 'Critical',
          timeframe: `Call now; on-site ${company.emergency.onSite}`,
        },
        {
          title: 'Snow or ice overload',
          description: 'Sagging ridge, cracking sounds, doors that stick.',
          severity: 'Critical',
          timeframe: `Leave the room and call; on-site ${company.emergency.onSite}`,
        },
        {
          title: 'Ice dam backup',
          description: 'Water at outside walls, icicles through the soffit.',
          severity: 'High',
          timeframe: 'Same day',
        },
        {
          title: 'Blown-off or creased shingles',
          description: 'Bare patches, shingles folded back.',
          severity: 'High',
          timeframe: 'Within 24 hours',
        },
        {
          title: 'Lifted flashing',
          description: 'Gaps at chimneys, walls or skylights.',
          severity: 'High',
          timeframe: 'Within 24 hours',
        },
        {
          title: 'Wind-driven rain',
          description: 'Damp spots with no visible hole.',
          severity: 'High',
          timeframe: 'Within 24–48 hours',
        },
        {
          title: 'Hail bruising',
          description: 'Soft dark dimples, dented vents and gutters.',
          severity: 'Medium',
          timeframe: 'Within 1–2 weeks',
        },
        {
          title: 'Loose siding or trim',
          description: 'Rattling courses, open corners.',
          severity: 'Medium',
          timeframe: 'Within 1–2 weeks',
        },
        {
          title: 'Bent or torn gutters',
          description: 'Overflow, spilled seams.',
          severity: 'Medium',
          timeframe: 'Within 1–2 weeks',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'columns',
      heading: 'Connecticut storms and what they do',
      figure: 'ice-dam',
      cards: [
        { title: "Nor'easters", text: 'They drive rain sideways and load roofs with wet snow.' },
        {
          title: 'Squalls and microbursts',
          text: 'Summer ones snap limbs. On May 15, 2018, four tornadoes and a macroburst near 110 mph crossed western and central Connecticut.',
        },
        {
          title: 'Tropical storms',
          text: 'Gusts come to the shore first. Isaias, on August 4, 2020, cut power to hundreds of thousands of homes.',
        },
        { title: 'Freeze and thaw', text: 'From January to March they build ice dams at the eaves.' },
      ],
    },
    {
      kind: 'steps',
      display: 'pole',
      heading: 'How we assess',
      steps: [
        {
          title: 'Safety and temporary cover',
          duration: '2–3 hours',
          details: 'The house is made safe, and openings are covered first.',
        },
        {
          title: 'Photographs',
          duration: '2–3 hours',
          details: 'Roof, attic, siding, gutters and windows photographed.',
        },
        { title: 'Report', duration: '1 day', details: 'Measurements and an itemized repair cost.' },
        { title: 'Adjuster', details: 'We meet your adjuster if you ask.' },
        {
          title: 'Repair',
          duration: 'Scheduled within 24 hours',
          details: 'Standard repairs are scheduled within 24 hours; replacement typically takes 3–4 days.',
        },
      ],
    },
    {
      kind: 'list',
      style: 'plain',
      heading: 'Insurance in four lines',
      items: [
        'Report damage soon.',
        'Make temporary repairs and keep receipts.',
        'Your policy sets the deadlines and the deductible; a separate hurricane deductible can apply only in a named hurricane with sustained 74 mph winds in the state.',
        'Connecticut law asks insurers to replace items so repairs have a reasonably uniform appearance (C.G.S. § 38a-316e).',
      ],
      note: ['More at ', { label: 'insurance claims help', href: '/services/insurance-claims' }, '.'],
    },
    {
      kind: 'included',
      heading: 'What comes with storm work',
      items: ['Emergency cover', 'A photo report', 'An itemized estimate', 'Matching materials where available'],
      warranty: `New work has our ${company.warranty.workmanship}.`,
    },
    {
      kind: 'faq',
      heading: 'Storm questions',
      entries: [
        {
          question: 'How soon should I call after a storm?',
          answer: 'The same day if water can get in, within two weeks if you are not sure.',
        },
        {
          question: 'Someone knocked and offered a free roof. Is that normal?',
          answer: [
            'Be careful. Check the registration at ',
            { label: 'elicense.ct.gov', href: company.license.lookup },
            ' and do not sign an open-ended contract on the doorstep.',
          ],
        },
        {
          question: 'Does hail damage show at once?',
          answer: 'Not always. Bruised spots lose granules over the next season.',
        },
        {
          question: 'Can you match old shingles?',
          answer: 'Often. When no match exists, our report says so, which matters for your claim.',
        },
      ],
    },
  ],
  related: ['/services/roofing/emergency', '/services/insurance-claims', '/services/siding/repair'],
};
