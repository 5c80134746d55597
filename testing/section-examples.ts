import { danger } from '@/content/danger';
import { prices } from '@/content/prices';
import type { ProcessStep, Section } from '@/content/section-kinds';
import { warranties } from '@/content/warranties';
import { repairMap, stormTypes } from './story-examples';

const steps: readonly ProcessStep[] = [
  { title: 'Measure', duration: '1–2 hours', details: 'Every run and every drop.' },
  {
    title: 'Take down',
    duration: '2–3 hours',
    details: ['Old metal is ', { label: 'recycled', href: '/about' }, '.'],
  },
  { title: 'Hang', duration: '4–6 hours', details: 'Hangers at most 24 inches apart.' },
];

/** Sections with short texts that tests can spell out. */
export const sectionExamples = {
  'ruled cards': {
    kind: 'cards',
    heading: 'Why it matters',
    cards: [
      { title: 'Dry cellar', text: 'Rain lands in the yard.' },
      {
        title: 'Sound trim',
        text: 'No splash on the boards.',
        links: [{ label: 'Trim repair', href: '/services/exterior-repairs' }],
      },
      { title: 'Safe steps', text: 'Less ice in February.' },
    ],
  },
  'texts in rows': {
    kind: 'rows',
    heading: 'In writing',
    texts: {
      Estimates: 'Good for 30 days from the day we send them.',
      Permits: ['We file them; see ', { label: 'the terms', href: '/terms' }, '.'],
    },
  },
  options: {
    kind: 'options',
    heading: 'What each covers',
    options: [
      {
        name: 'Installation',
        description: 'Formed at your house.',
        points: ['No seams', 'Old metal removed'],
        price: prices.gutters.aluminum,
        media: { kind: 'picture', name: 'detail-gutter' },
      },
      {
        name: 'Sash repair',
        description: 'Cords and balances.',
        points: ['New cords'],
        price: prices.additional.windowsAndDoors,
        media: { kind: 'drawing', name: 'door-sill' },
        link: { label: 'Exterior repairs', href: '/services/exterior-repairs' },
      },
    ],
    footnote: 'Planning prices.',
  },
  habits: {
    kind: 'list',
    style: 'plain',
    heading: 'Details we add by habit',
    items: ['Sealed end caps', 'A strap at every outlet'],
  },
  'ordered list': {
    kind: 'list',
    style: 'ordered',
    tone: 'slate',
    heading: 'How to check a contractor',
    items: ['Look up the registration', ['Read ', { label: 'the terms', href: '/terms' }]],
  },

  table: {
    kind: 'table',
    heading: 'Materials at a glance',
    columns: ['Material', 'Lasts', 'Best for'],
    rows: {
      'Entry shingle': ['18–25 years', 'Garages'],
      'Standing-seam metal': ['40–70 years', 'Low slopes'],
    },
    footnote: 'One square is 100 square feet.',
  },
  steps: { kind: 'steps', heading: 'Three marks', steps },

  'map of repairs': { kind: 'repairs', id: 'common-repairs', heading: 'Common repairs', repairs: repairMap },

  'storm damage': {
    kind: 'repairs',
    id: 'damage-assessment',
    heading: 'Kinds of damage',
    repairs: stormTypes,
  },
  issues: {
    kind: 'repairs',
    heading: 'Common issues',
    repairs: {
      figure: 'house-repairs',
      rows: {
        siding: { title: 'Loose siding', description: 'Wind', urgency: 'Medium', timeframe: '1–2 weeks' },
        trim: { title: 'Rotting trim', description: 'Failed paint', urgency: 'High', timeframe: 'Within 1 week' },
        paint: { title: 'Peeling paint', description: 'Age', urgency: 'Low', timeframe: 'Next season' },
        shutters: { title: 'Loose shutters', description: 'Old screws', urgency: 'Medium', timeframe: '2–3 weeks' },
      },
    },
  },
  inspection: {
    kind: 'inspection',
    heading: 'Points 15 to 21',
    sheet: {
      figure: 'attic-points',
      rows: {
        underside: { name: 'Underside of the deck', detail: 'Stains, mold.', sample: 'Fine' },
        intake: { name: 'Intake vents', detail: 'Open soffits.', sample: 'Watch' },
        exhaust: { name: 'Exhaust vents', detail: 'Clear and balanced.', sample: 'Fix' },
        insulation: { name: 'Insulation depth', detail: 'Even cover.', sample: 'Fine' },
        ridgeLine: { name: 'Deck and ridge line', detail: 'Sag, bounce.', sample: 'Fine' },
        iceBarrier: { name: 'Ice barrier', detail: 'Stains at the eaves.', sample: 'Watch' },
        trees: { name: 'Trees', detail: 'Limbs within 10 feet.', sample: 'Fine' },
      },
      groups: [
        { name: 'Attic', first: 'underside', initials: 'P. H.' },
        { name: 'Surroundings', first: 'trees', initials: 'R. H.' },
      ],
    },
  },
  'visits in a year': {
    kind: 'visits',
    heading: 'Two visits',
    visits: [
      { name: 'Spring', months: [4, 5] },
      { name: 'Fall', months: [10, 11] },
    ],
    group: { name: 'What we do', initials: 'P. H.' },
    points: [
      { name: 'Gutters', detail: 'Cleaned.', sample: 'Spring', also: 'Fall' },
      { name: 'Attic', detail: 'Stains, vents.', sample: 'Fall' },
    ],
  },
  details: {
    kind: 'details',
    heading: 'What we install',
    details: {
      figure: 'vent-parts',
      rows: {
        soffit: { title: 'Soffit vents', text: 'Continuous' },
        baffles: { title: 'Baffles' },
        ridge: { title: 'Ridge vent' },
        gable: { title: 'Gable vents closed' },
        fans: { title: 'Bath vents', text: 'Outside' },
      },
    },
  },
  'details as panels': {
    kind: 'details',
    layout: 'panels',
    heading: 'Two ways',
    details: {
      figure: 'window-jambs',
      rows: { insert: { title: 'Insert', text: 'Old frame stays' }, fullFrame: { title: 'Full-frame' } },
    },
  },
  'details as callouts': {
    kind: 'details',
    layout: 'callouts',
    heading: 'Egress',
    details: {
      figure: 'egress-window',
      rows: { opening: { title: 'Opening', text: 'To climb out' }, sill: { title: 'Sill' }, well: { title: 'Well' } },
    },
  },
  problems: {
    kind: 'problems',
    heading: 'How a gutter fails',
    problems: [
      {
        problem: 'Overflowing',
        causes: ['Too small', 'Full of leaves'],
        consequences: ['Ice over doors'],
        solutions: ['Six-inch gutter'],
      },
      {
        problem: 'Sagging',
        causes: ['Loose spikes'],
        consequences: ['Standing water'],
        solutions: ['Hidden hangers', 'New fascia'],
      },
    ],
  },
  'problems without consequences': {
    kind: 'problems',
    heading: 'Four problems',
    problems: [{ problem: 'Sagging', causes: ['Loose spikes'], solutions: ['Hidden hangers'] }],
  },
  'warning signs': {
    kind: 'warning-signs',
    id: 'warning-signs',
    heading: 'Ten signs',
    groups: [
      {
        when: 'This week',
        signs: [
          {
            sign: 'Daylight in the attic',
            drawing: 'sign-daylight',
            action: 'Have it looked at.',
          },
        ],
      },
      {
        when: 'Plan a new roof',
        signs: [
          {
            sign: 'Bald spots',
            drawing: 'sign-bald',
            action: 'Expect a few years at most.',
          },
        ],
      },
      {
        when: 'Have it checked',
        signs: [
          {
            sign: 'Curled shingles',
            drawing: 'sign-curled',
            action: 'Check the vents along with the roof.',
          },
        ],
      },
    ],
  },
  'gutter systems': {
    kind: 'gutter-systems',
    id: 'systems',
    heading: 'Gutter systems',
    systems: [
      {
        name: 'Seamless aluminum',
        image: 'profile-aluminum',
        description: 'Formed at your house.',
        price: prices.gutters.aluminum,
        features: ['No mid-run seams', 'Rust-free', '20+ colors'],
        warranty: '20-year',
        lifespan: '20–30 years',
        maintenance: 'Clean twice a year',
        sizes: '5-inch and 6-inch',
        more: {
          points: ['Hidden hangers', 'White, bronze and black stocked'],
          link: { label: 'How we size gutters', href: '/services/gutters/installation' },
        },
      },
    ],
  },
  prose: {
    kind: 'prose',
    heading: 'How it started',
    paragraphs: ['With one truck.', ['The rest is on ', { label: 'our story', href: '/about' }, '.']],
    media: { kind: 'picture', name: 'about-workshop' },
  },
  signs: {
    kind: 'signs',
    heading: 'What to look for',
    signs: [
      { sign: 'Ice at the eave', drawing: 'sign-ice' },
      { sign: 'Moss on the roof', drawing: 'sign-moss' },
      { sign: 'Daylight in the attic', drawing: 'sign-daylight' },
    ],
  },
  'signs with links': {
    kind: 'signs',
    heading: 'Start from what you see',
    signs: [
      {
        sign: 'Ice at the eave',
        drawing: 'sign-ice',
        links: [
          { label: 'Ventilation', href: '/services/ventilation' },
          { label: 'Insulation', href: '/services/insulation' },
        ],
      },
    ],
    otherwise: { sign: 'None of these', link: { label: 'A visit', href: '/services/inspections' } },
  },
  timeline: {
    kind: 'timeline',
    heading: 'A year of upkeep',
    months: [
      [3, 3],
      [11, 12],
    ],
    entries: [
      { when: 'March', what: 'Push up on each run.' },
      {
        when: 'November',
        what: ['After the leaves, ', { label: 'clean the gutters', href: '/services/gutters/cleaning' }, '.'],
      },
    ],
  },
  notice: { kind: 'notice', heading: 'Your right to cancel', text: 'Three business days, in writing.' },
  'danger notice': {
    kind: 'notice',
    level: 'danger',
    heading: 'Is the roof sagging?',
    text: danger.collapsing,
  },
  dangers: {
    kind: 'notice',
    level: 'danger',
    display: 'bar',
    heading: 'In danger?',
    texts: { 'Smell gas?': danger.gas, 'Wires down?': danger.wires },
  },
  choice: {
    kind: 'choice',
    heading: 'Mend it or swap it?',
    drawings: {
      figure: 'roof-signs',
      rows: { stain: 'A stain', pieces: 'Pieces', grit: 'Grit', icicles: 'Icicles', age: 'Age' },
    },
    sides: [
      { heading: 'Mend it if', items: ['It’s one spot'], link: { label: 'Mending', href: '/services/roofing/repair' } },
      {
        heading: 'Swap it if',
        items: ['It’s all of it'],
        link: { label: 'Swapping', href: '/services/roofing/replacement' },
      },
    ],
    note: 'Ask for both prices.',
  },
  'bars to scale': {
    kind: 'scaled',
    heading: 'Two metals',
    subject: 'Metal',
    price: { heading: 'Per foot', ends: '$0 to $25', scale: { low: 0, high: 25 } },
    second: { heading: 'Lasts', ends: '0 to 100 years', scale: { low: 0, high: 100 } },
    last: 'Warranty',
    rows: [
      {
        name: 'Copper',
        text: 'Turns brown, then green',
        media: { kind: 'drawing', name: 'profile-copper' },
        price: prices.gutters.copper,
        second: { span: { low: 50, high: 100 }, text: '50–100 years' },
        last: '50-year',
      },
    ],
  },
  'two notes': {
    kind: 'note',
    heading: 'Signs to look for',
    items: ['Rattling panels', 'Soft wood'],
    text: 'Call us about either.',
    beside: [{ heading: 'In every job', items: ['Cleanup'] }],
  },
  questions: {
    kind: 'faq',
    heading: 'Questions',
    answers: {
      'How long does it take?': 'One day.',
      'Does insurance pay?': ['Read ', { label: 'claims help', href: '/services/insurance-claims' }, '.'],
    },
  },
  'first steps': {
    kind: 'first-steps',
    heading: 'Until we get there',
    steps: ['Move people away from the water.', 'Stay off the roof.'],
    callIf: { heading: 'Call if', items: ['A limb is on the house'] },
  },

  'a wipe': {
    kind: 'wipe',
    set: 'storm',
    heading: 'One roof on three days',
    isSample: true,
    stages: [
      { name: 'Struck', picture: 'storm-struck', text: 'A limb.' },
      { name: 'Tarped', picture: 'storm-tarped', text: 'A tarp.' },
      { name: 'Repaired', picture: 'storm-mended', text: 'New shingles.' },
    ],
  },
  'a job in writing': {
    kind: 'job-in-writing',
    heading: 'The job in writing',
    job: 'Tear-off and a new roof.',
    reasons: ['One crew'],
    steps: {
      heading: 'Day by day',
      groups: [
        { heading: 'Before the day', steps: [{ title: 'Permit', duration: '3–5 days', details: 'We file it.' }] },
        {
          heading: 'The days',
          steps: [
            { title: 'Tear-off', duration: '1 day', hours: [6, 8], details: 'One slope at a time.' },
            { title: 'New sill', duration: 'Half a day', hours: [4, 4], isIfNeeded: true, details: 'If it is rotted.' },
          ],
        },
      ],
      nights: 'Red lines are nights.',
    },
    table: { heading: 'If a run is replaced', columns: ['New run', '40 feet'], rows: { Copper: ['$600–$1,000'] } },
    lists: [
      { heading: 'Included', kind: 'included', items: ['Permit', 'Cleanup'] },
      { heading: 'Not included', kind: 'not included', items: ['Alarm wiring'] },
      { heading: 'When a repair isn’t enough', kind: 'text', text: 'We say so.' },
    ],
    folded: {
      label: 'What changes the price',
      lists: [
        { heading: 'What changes the price', kind: 'adds', items: ['Old layers'] },
        { heading: 'Worth fixing', kind: 'line', items: ['Bath fans', 'Skylights'] },
      ],
    },
    price: { text: 'One firm price in writing.', isFirm: true },
    signature: { warranty: warranties.gutterRepair, canWaive: true },
  },
  'a visit in writing': {
    kind: 'job-in-writing',
    heading: 'The visit in writing',
    job: 'A look at everything.',
    steps: { heading: 'How it goes', groups: [{ steps: [{ title: 'Walk', details: 'Every side.' }] }] },
    lists: [
      {
        heading: 'Included with every door',
        kind: 'included',
        figure: {
          figure: 'door-set',
          rows: { pan: 'Pan', shims: 'Shims', insulation: 'Foam', weatherstrip: 'Strip', threshold: 'Threshold' },
        },
        items: ['Trim'],
      },
    ],
    price: { text: 'Free.' },
    signature: { report: { title: 'Your report the next day', note: 'By email.' } },
  },
  'a drawing with names': {
    kind: 'drawn-points',
    heading: 'Doors we hang',
    drawing: 'doors-row',
    points: [
      { title: [{ label: 'Entry doors', href: '/services/doors/entry' }], text: 'In wood' },
      { title: 'Bulkheads' },
    ],
  },
} as const satisfies Record<string, Section>;
