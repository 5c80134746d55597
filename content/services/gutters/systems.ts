import { company } from '@/content/company';
import { prices } from '@/content/prices';
import type { ServicePage } from '@/content/types';

export const gutterInstallation: ServicePage<'/services/gutter-installation'> = {
  path: '/services/gutter-installation',
  category: 'gutters',
  name: 'Seamless Gutter Installation',
  title: `Seamless Gutter Installation in CT | ${company.name}`,
  description:
    'Gutter installation in Connecticut: four systems with price per foot, warranty and life, plus our six-step process and durations.',
  priceRange: prices.gutters.anyMetal,
  hero: {
    heading: 'Seamless gutters, sized and pitched for your roof',
    intro:
      'We form gutters on site in one piece per run, pitch them to the downspout, and hang them with screws into solid wood. Ice has to work to move them.',
    facts: ['Hangers at most 24 inches apart', 'Most homes fit in one day'],
    actions: [
      { label: 'See systems and prices', href: '#systems' },
      { label: `Call ${company.phone.display}`, href: company.phone.href },
    ],
    media: { kind: 'picture', name: 'gutter-downspout' },
  },
  sections: [
    {
      kind: 'problems',
      showsConsequences: true,
      heading: 'Four common gutter problems',
      intro: 'Find yours by name. What we would do about it stands last.',
      problems: [
        {
          problem: 'Undersized gutters',
          causes: ['5-inch gutters on a large roof', 'One downspout per side', 'A valley that dumps at one end'],
          consequences: ['Water sheets over the front edge', 'Mulch washes out', 'Ice builds over doors'],
          solutions: ['6-inch K-style, extra downspouts, and a longer outlet at the valley.'],
        },
        {
          problem: 'Seams that leak',
          causes: ['Sectional pieces', 'Old sealant', 'Corners flexing in freeze and thaw'],
          consequences: ['Dripping on steps and walks', 'Rotted fascia', 'Icicles at each joint'],
          solutions: ['Seamless runs formed on site, with only corners and ends to seal.'],
        },
        {
          problem: 'Gutters pulled off the fascia',
          causes: ['Spikes that worked loose', 'Hangers 3 feet apart', 'Wet fascia'],
          consequences: ['Sag', 'Standing water', 'Then a run on the ground'],
          solutions: ['Hidden hangers screwed in at most 24 inches apart and new fascia board where needed.'],
        },
        {
          problem: 'Water at the foundation',
          causes: ['Downspouts ending at the wall', 'Crushed buried drains', 'No extensions'],
          consequences: ['Damp basements', 'Frost heave at slabs and walks', 'Wet sill plates'],
          solutions: [
            'Full-length extensions, daylight drains or pop-ups, and grading that falls away for the first few feet.',
          ],
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'columns',
      heading: 'Why good gutters matter',
      figure: 'downspout-lawn',
      cards: [
        { title: 'Dry foundation', text: 'Roof water goes to the yard, not the footing drain.' },
        { title: 'Sound fascia and siding', text: 'No splash-back means no peeling paint at the lower courses.' },
        { title: 'Safer entries', text: 'No sheet of water freezing on the front step.' },
        { title: 'Protected planting', text: 'Beds and gravel stay where they are.' },
      ],
    },
    {
      kind: 'gutter-systems',
      id: 'systems',
      heading: 'Gutter systems',
      intro: 'Planning prices by the foot. Your written price comes after we measure.',
      systems: [
        {
          name: 'Seamless aluminum',
          drawing: 'gutter-aluminum',
          description: 'Formed at your house in one piece per run, in a color to match trim.',
          price: prices.gutters.aluminum,
          features: ['No mid-run seams', 'Rust-free', '20+ colors', 'Hidden hangers'],
          warranty: '20-year',
          lifespan: '20–30 years',
          maintenance: 'Clean twice a year',
          sizes: '5-inch and 6-inch K-style and half-round',
          more: {
            points: ['0.027-inch coil for most homes, 0.032-inch on long runs', 'White, bronze and black stocked'],
            link: { label: 'How we size and lay out gutters', href: '/services/gutters/installation' },
          },
        },
        {
          name: 'Copper',
          drawing: 'gutter-copper',
          description: 'Soldered copper that browns, then greens, over decades.',
          price: prices.gutters.copper,
          features: ['Soldered joints', 'Very long life', 'Repairable', 'Matching round downspouts'],
          warranty: '50-year',
          lifespan: '50–100 years',
          maintenance: 'Clean twice a year; check solder at corners',
          sizes: '5-inch and 6-inch K-style and half-round',
          more: {
            points: ['16 oz sheet with soldered corners', 'Matched 3-inch round downspouts'],
            link: { label: 'Ask us about copper', href: '/contact' },
          },
        },
        {
          name: 'Steel',
          drawing: 'gutter-steel',
          description: 'Galvanized or coated steel for long runs and hard use.',
          price: prices.gutters.steel,
          features: [
            'Strong under snow and ladders',
            'Holds a long straight line',
            'Painted or galvanized',
            '7-inch option',
          ],
          warranty: '25-year',
          lifespan: '25–40 years',
          maintenance: 'Clean twice a year; touch up scratches',
          sizes: '5-inch and 6-inch K-style and half-round; 7-inch commercial',
          more: {
            points: ['A sound choice under metal roofs that drop snow', 'Touch-up paint supplied'],
            link: { label: 'When new gutters beat another patch', href: '/services/gutters/replacement' },
          },
        },
        {
          name: 'Guard systems',
          drawing: 'gutter-guard',
          description: 'Covers that let water in and keep leaves out.',
          price: prices.gutters.guards,
          features: [
            'Micro-mesh, solid, foam or screen',
            'Fits most gutters',
            'Access for cleaning',
            'Matched to your trees',
          ],
          warranty: 'Lifetime on premium guards',
          lifespan: '20+ years',
          maintenance: 'Brush or rinse once a year',
          sizes: 'Fits 5-inch and 6-inch; 7-inch by order',
          more: {
            points: [
              'Micro-mesh for pine needles, screens for big leaves',
              'Solid covers for steep roofs, foam for low budgets',
            ],
            link: { label: 'Which guard fits your trees', href: '/services/gutters/guards' },
          },
        },
      ],
    },
    {
      kind: 'steps',
      display: 'clock',
      heading: 'Six-step installation process',
      intro: 'Six steps, drawn against the clock.',
      steps: [
        {
          title: 'Assessment and measuring',
          duration: '1–2 hours',
          hours: [1, 2],
          details: 'We walk the roof edge, watch where water collects, and measure every run and drop.',
        },
        {
          title: 'Design and layout',
          duration: '2–3 hours',
          hours: [2, 3],
          details: 'Size, pitch and downspout spots drawn on your house plan, with colors.',
        },
        {
          title: 'Removal and fascia preparation',
          duration: '2–4 hours',
          hours: [2, 4],
          details: 'Old gutters down, wood checked, soft fascia replaced, drip edge sealed.',
        },
        {
          title: 'Forming and hanging',
          duration: '4–6 hours',
          hours: [4, 6],
          details: 'Gutters rolled on site, pitched, hung with hangers at most 24 inches apart.',
        },
        {
          title: 'Downspouts and drainage',
          duration: '2–3 hours',
          hours: [2, 3],
          details: 'Outlets, elbows, straps, extensions and any buried drains.',
        },
        {
          title: 'Testing and cleanup',
          duration: '1 hour',
          hours: [1, 1],
          details: 'Hose test from the high end, debris swept, old metal recycled.',
        },
      ],
    },
    {
      kind: 'included',
      heading: 'Included with every system',
      items: ['Removal and recycling', 'Drip edge check', 'Sealed corners', 'Straps and extensions', 'Hose test'],
      warranty: [
        'Material warranty by system: aluminum 20-year, copper 50-year, steel 25-year, premium guards lifetime. ',
        `Our ${company.warranty.workmanship} covers how they are hung.`,
      ],
    },
    {
      kind: 'faq',
      heading: 'About the work itself',
      entries: [
        {
          question: 'How long does a whole house take?',
          answer: 'Most homes fit in one day, using the durations above. Measuring and layout come before that day.',
        },
        {
          question: 'Do gutters need hangers at every 24 inches?',
          answer: 'At most 24 inches, closer where snow slides or the run is long.',
        },
        {
          question: 'Can you hang gutters in winter?',
          answer: 'Yes, unless sealant will not cure or the metal is iced up.',
        },
        { question: 'Will guards end cleaning?', answer: 'They make it far less often, not never.' },
      ],
    },
  ],
  related: ['/services/gutters/guards', '/services/gutters/downspouts', '/services/siding'],
  closing: {
    heading: 'Get your gutters priced.',
    text: 'Send us the number of sides and a photo of each. We will measure before you decide.',
  },
};
