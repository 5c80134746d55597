import { company } from '@/content/company';
import { afterVisit, prices } from '@/content/prices';
import type { Section, TimedStep } from '@/content/types';

const steps: readonly TimedStep[] = [
  { title: 'Measure', duration: '1–2 hours', hours: [1, 2], details: 'Every run and every drop.' },
  {
    title: 'Take down',
    duration: '2–3 hours',
    hours: [2, 3],
    details: ['Old metal is ', { label: 'recycled', href: '/about' }, '.'],
  },
  { title: 'Hang', duration: '4–6 hours', hours: [4, 6], details: 'Hangers at most 24 inches apart.' },
];

/**
 * Short examples of each kind of section, of its variants and of special states. The tests use them as fixtures and
 * check them with axe. The gallery shows them below the first real section of each kind (page-examples.ts), which a new
 * kind gets by itself.
 */
export const sectionExamples = {
  'ruled cards': {
    kind: 'cards',
    layout: 'columns',
    heading: 'Why it matters',
    cards: [
      { title: 'Dry cellar', text: 'Rain lands in the yard.' },
      {
        title: 'Sound trim',
        text: 'No splash on the boards.',
        links: [{ label: 'Trim repair', href: '/services/exterior-repairs' }],
      },
      { title: 'Safe steps', text: 'Less ice in February.', price: afterVisit },
    ],
  },
  'cards with figures': {
    kind: 'cards',
    layout: 'figures',
    heading: 'By the numbers',
    cards: [
      { title: `${company.inspectionPoints} points`, text: 'The roof inspection.' },
      { title: company.emergency.availability, text: 'Emergency service.' },
    ],
  },
  'cards in rows': {
    kind: 'cards',
    layout: 'rows',
    heading: 'In writing',
    cards: [
      { title: 'Estimates', text: 'Good for 30 days from the day on which we send them.' },
      { title: 'Permits', text: ['We file them; see ', { label: 'the terms', href: '/terms' }, '.'] },
    ],
  },
  'a directory of cards': {
    kind: 'cards',
    layout: 'directory',
    heading: 'Choose a service',
    cards: [
      {
        title: 'Gutters',
        text: 'Seamless gutters and guards.',
        prices: 'By the foot',
        links: [{ label: 'All gutter services', href: '/services/gutters' }],
        media: { kind: 'drawing', name: 'gutter-k' },
      },
    ],
  },
  'cards with pictures': {
    kind: 'cards',
    layout: 'pictures',
    heading: 'Three services',
    cards: [
      {
        title: 'Installation',
        text: 'Formed at your house.',
        points: ['No seams', 'Old metal removed'],
        price: prices.gutters.aluminum,
        links: [{ label: 'About installation', href: '/services/gutter-installation' }],
        media: { kind: 'drawing', name: 'gutter-k' },
      },
      { title: 'Repair', text: 'Sealed and re-hung.', media: { kind: 'picture', name: 'detail-gutter' } },
    ],
  },
  options: {
    kind: 'options',
    unit: 'implied',
    heading: 'Window styles',
    options: [
      {
        name: 'Double-hung',
        description: 'Two sashes that tilt in.',
        points: ['Easy cleaning', 'Fits old openings'],
        price: prices.windows.doubleHung,
        media: { kind: 'drawing', name: 'window' },
      },
      {
        name: 'Sash repair',
        description: 'Cords and balances.',
        pointsLabel: 'Services',
        points: ['New cords'],
        price: prices.additional.windowsAndDoors,
        link: { label: 'Exterior repairs', href: '/services/exterior-repairs' },
      },
    ],
    footnote: 'Planning prices per window.',
  },
  'options in rows': {
    kind: 'options',
    heading: 'Storm windows',
    options: [
      { name: 'Low-e storms', description: 'Good value on old sash.', price: prices.windows.lowEStorm },
      { name: 'Storm doors', description: 'To match.', points: ['Screens too'], price: afterVisit },
    ],
  },
  'options without prices': {
    kind: 'options',
    heading: 'Doors for your exposure',
    options: [
      { name: 'Fiberglass', description: 'Stable in heat and cold.', points: ['Low upkeep'], price: afterVisit },
      { name: 'Solid wood', description: 'For historic fronts.', price: afterVisit },
    ],
  },
  'ways to pay': {
    kind: 'options',
    heading: 'Two ways to pay',
    options: [
      { name: 'Short term', description: 'For repairs.', term: [6, 12] },
      { name: 'Long term', description: 'For a roof.', term: [48, 60] },
    ],
  },
  signs: {
    kind: 'list',
    style: 'signs',
    heading: 'Signs to look for',
    items: ['A stain on the ceiling', 'Grit at the downspouts'],
    note: ['One is enough for an ', { label: 'inspection', href: '/services/roof-inspection' }, '.'],
  },
  checks: { kind: 'list', style: 'checks', heading: 'Before we come', items: ['Move the car', 'Cover attic boxes'] },
  habits: {
    kind: 'list',
    style: 'plain',
    heading: 'Details we add by habit',
    items: ['Sealed end caps', 'A strap at every outlet'],
  },
  'ordered list with a picture': {
    kind: 'list',
    style: 'ordered',
    heading: 'While you wait',
    items: ['Move people and pets away', 'Put a bucket under the drip'],
    media: { kind: 'picture', name: 'emergency-night', caption: 'We come at night too.' },
  },
  'ordered list': {
    kind: 'list',
    style: 'ordered',
    heading: 'How to check a contractor',
    items: ['Look up the registration', ['Read ', { label: 'the terms', href: '/terms' }]],
    note: 'The law asks for all of them.',
  },
  comparison: {
    kind: 'comparison',
    heading: 'Repair or replace?',
    columns: [
      { heading: 'Lean to repair', items: ['Damage in one area', 'Firm deck'] },
      { heading: 'Lean to replace', items: ['Bald shingles', 'Soft deck'], note: 'We quote both.' },
    ],
  },
  'comparison with what we leave': {
    kind: 'comparison',
    heading: 'What we do and leave',
    columns: [
      { heading: 'We do', items: ['Photograph the damage'] },
      { heading: 'We do not', mark: 'dash', items: ['Promise coverage'] },
    ],
  },
  table: {
    kind: 'table',
    heading: 'Materials at a glance',
    columns: ['Material', 'Planning price', 'Best for'],
    rows: [
      { header: 'Entry shingle', cells: [{ price: prices.roofing.entryShingle }, 'Garages'] },
      { header: 'Standing-seam metal', cells: [{ price: prices.roofing.metal }, 'Low slopes'] },
    ],
    footnote: 'One square is 100 square feet.',
  },
  'folded table': {
    kind: 'table',
    heading: 'What your browser keeps',
    foldedAs: 'Show every row',
    columns: ['Entry', 'What it holds', 'How long'],
    rows: [{ header: 'draft', cells: ['What you typed.', 'Until you send it.'] }],
  },

  materials: {
    kind: 'materials',
    id: 'materials',
    heading: 'Five roofs',
    materials: [
      {
        name: 'GAF Timberline HDZ',
        description: 'Deep shadow, wide nailing zone.',
        features: ['Class A fire rating', 'Impact Class 3'],
        warranty: 'Limited lifetime',
        lifespan: '25–30 years',
        maintenance: 'Low',
        price: prices.roofing.timberlineHdz,
        rating: { label: 'Wind rating', value: 'Up to 130 mph' },
        choices: { label: 'Colors', value: ['Nine, shown at ', { label: 'GAF Timberline HDZ', href: '/gaf-hdz' }] },
        media: { kind: 'picture', name: 'detail-roof' },
      },
    ],
  },
  'steps on a story pole': { kind: 'steps', display: 'pole', heading: 'Three marks', steps },
  'steps against the clock': { kind: 'steps', display: 'clock', heading: 'Eleven hours', steps },
  'steps on rows': { kind: 'steps', display: 'list', heading: 'Step by step', steps, note: 'Weather allowing.' },
  repairs: {
    kind: 'repairs',
    priced: true,
    id: 'common-repairs',
    heading: 'Common repairs',
    repairs: [
      {
        title: 'Active leak',
        description: 'Stopped first, then traced.',
        urgency: 'Emergency',
        price: prices.roofing.activeLeak,
      },
      {
        title: 'Chimney flashing',
        description: 'New step flashing.',
        urgency: 'High Priority',
        price: prices.roofing.flashing,
      },
      { title: 'Nail pops', description: 'Reset and covered.', urgency: 'Medium Priority', price: afterVisit },
    ],
  },
  'repairs without prices': {
    kind: 'repairs',
    priced: false,
    heading: 'Emergency work',
    repairs: [{ title: 'Tarping', description: 'A hole closed until it is rebuilt.', urgency: 'Emergency' }],
  },
  'storm damage': {
    kind: 'storm-damage',
    drawing: 'storm-test-square',
    id: 'damage-assessment',
    heading: 'Kinds of damage',
    types: [
      { title: 'Limb impact', description: 'Punctured decking.', severity: 'Critical', timeframe: 'Call now' },
      { title: 'Lifted flashing', description: 'Gaps at chimneys.', severity: 'High', timeframe: 'Within 24 hours' },
      { title: 'Hail bruising', description: 'Soft dark dimples.', severity: 'Medium', timeframe: 'Within 1–2 weeks' },
    ],
  },
  issues: {
    kind: 'issues',
    heading: 'Common issues',
    issues: [
      { issue: 'Rotting trim', causes: 'Failed paint', urgency: 'High', timeframe: 'Within 1 week' },
      { issue: 'Loose siding', causes: 'Wind', urgency: 'Medium', timeframe: '1–2 weeks' },
      { issue: 'Peeling paint', causes: 'Age', urgency: 'Low', timeframe: 'Next season' },
    ],
  },
  inspection: {
    kind: 'inspection',
    heading: 'All the points',
    drawing: 'roof-points',
    groups: [
      {
        name: 'Roof surface',
        points: [
          { name: 'Shingle condition', detail: 'Curling, cracks.' },
          { name: 'Ridge caps', detail: 'Splits.' },
        ],
      },
      { name: 'Drainage', points: [{ name: 'Downspouts', detail: 'Clear and strapped.' }] },
    ],
  },
  problems: {
    kind: 'problems',
    showsConsequences: true,
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
    showsConsequences: false,
    heading: 'Four problems',
    problems: [{ problem: 'Sagging', causes: ['Loose spikes'], solutions: ['Hidden hangers'] }],
  },
  'warning signs': {
    kind: 'warning-signs',
    id: 'warning-signs',
    heading: 'Ten signs',
    signs: [
      {
        sign: 'Curled shingles',
        drawing: 'sign-curled',
        meaning: 'A poorly vented attic or old age.',
        action: 'Check the vents along with the roof.',
      },
      {
        sign: 'Bald spots',
        drawing: 'sign-bald',
        meaning: 'The sun layer is gone.',
        action: 'Expect a few years at most.',
      },
    ],
  },
  layers: {
    kind: 'layers',
    heading: 'What lies on what',
    drawing: 'roof-section',
    layers: [
      { name: 'Deck', detail: 'Plywood or boards.' },
      { name: 'Ice barrier', detail: 'From the eave up.' },
    ],
  },
  'gutter systems': {
    kind: 'gutter-systems',
    id: 'systems',
    heading: 'Gutter systems',
    systems: [
      {
        name: 'Seamless aluminum',
        drawing: 'gutter-aluminum',
        description: 'One piece per run.',
        price: prices.gutters.aluminum,
        features: ['No mid-run seams', 'Rust-free', '20+ colors', 'Hidden hangers'],
        warranty: '20-year',
        lifespan: '20–30 years',
        maintenance: 'Clean twice a year',
        sizes: '5-inch and 6-inch',
        more: {
          points: ['White, bronze and black stocked'],
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
  symptoms: {
    kind: 'symptoms',
    heading: 'Start from what you see',
    symptoms: [
      {
        symptom: 'Ice at the eave',
        links: [
          { label: 'Ventilation', href: '/services/ventilation' },
          { label: 'Insulation', href: '/services/insulation' },
        ],
      },
    ],
  },
  included: {
    kind: 'included',
    heading: 'With every roof',
    items: ['The permit', 'A magnet sweep'],
    warranty: 'Both warranties start the day we finish.',
  },
  prices: {
    kind: 'prices',
    heading: 'What it costs',
    prices: [
      { label: 'Shingles', price: prices.roofing.shingles },
      { label: 'Metal', price: prices.roofing.metal },
      { label: 'Lifespan of metal', fact: '40 years and more' },
    ],
    note: 'Planning prices.',
  },
  years: {
    kind: 'years',
    heading: 'From then to now',
    first: 1999,
    marks: [
      { place: 'first year', when: '1999', what: 'One truck.' },
      { place: { lastYears: 10 }, when: 'Ten years or more', what: 'Most of the crew.' },
      { place: 'today', when: 'Today', what: ['See ', { label: 'the roofs', href: '/services/roofing' }, '.'] },
    ],
  },
  timeline: {
    kind: 'timeline',
    heading: 'A year of upkeep',
    entries: [
      { when: 'March', what: 'Push up on each run.' },
      {
        when: 'November',
        what: ['After the leaves, ', { label: 'clean the gutters', href: '/services/gutters/cleaning' }, '.'],
      },
    ],
  },
  notice: { kind: 'notice', heading: 'Your right to cancel', text: 'Three business days, in writing.' },
  'notice of danger': {
    kind: 'notice',
    level: 'danger',
    heading: 'Wires down?',
    text: ['Leave, and call ', { label: '911', href: 'tel:911' }, ' first.'],
  },
  visit: { kind: 'visit', id: 'booking', heading: 'Book a visit', text: 'We measure before you decide.' },
  choice: {
    kind: 'choice',
    heading: 'Mend it or swap it?',
    drawings: ['two-slopes'],
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
        media: { kind: 'drawing', name: 'gutter-copper' },
        price: prices.gutters.copper,
        second: { span: { low: 50, high: 100 }, text: '50–100 years' },
        last: '50-year',
      },
    ],
  },
  'picture with needs': {
    kind: 'needs',
    heading: 'What a wall needs',
    intro: 'From the sheathing out.',
    picture: 'siding-open-wall',
    needs: [
      { title: 'A barrier', text: 'Lapped like shingles.' },
      { title: 'Flashing', text: ['See ', { label: 'the layers', href: '/services/siding-installation' }, '.'] },
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
    entries: [
      { question: 'How long does it take?', answer: 'One day.' },
      {
        question: 'Does insurance pay?',
        answer: ['Read ', { label: 'claims help', href: '/services/insurance-claims' }, '.'],
      },
    ],
  },
} as const satisfies Record<string, Section>;
