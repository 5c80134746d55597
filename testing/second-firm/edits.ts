import { readFileSync } from 'node:fs';
import { shinglePage } from './shingle-page';

/** Files that the firm adds: its page about a shingle, and the pictures, for which the sample's stand in. */
export const newFiles: readonly { readonly file: string; readonly text: string }[] = [
  { file: 'content/shingles/mohegan-ridgeline.ts', text: shinglePage },
];
export const copies: readonly { readonly from: string; readonly to: string }[] = ['slate', 'barkwood'].flatMap(
  (color) =>
    ['studio', 'swatch'].map((kind) => ({
      from: `content/pictures/${kind}-gaf-${color}.jpg`,
      to: `content/pictures/${kind}-mohegan-${color}.jpg`,
    })),
);

/** What it deletes: the pages of the sample's shingles. */
export const deleted = ['content/shingles/gaf-hdz.ts', 'content/shingles/tamko-titan-xt.ts'] as const;

/** A fictional siding firm that follows docs/make-it-yours.md, step by step. Each edited text occurs once in its file. */
export interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const inFile = (file: string, ...changes: readonly (readonly [from: string, to: string])[]): readonly Edit[] =>
  changes.map(([from, to]) => ({ file, from, to }));

const facts = inFile(
  'content/company.ts',
  ["name: 'Pond Hill & Sons'", "name: 'Quinebaug Siding'"],
  ["shortName: 'Pond Hill'", "shortName: 'Quinebaug'"],
  ["initials: 'PHS'", "initials: 'QS'"],
  ["trade: 'Home exteriors'", "trade: 'Siding and windows'"],
  ['founded: 1999', 'founded: 2011'],
  ["phone: '860-555-0142'", "phone: '959-555-0177'"],
  ["email: 'estimates@pondhillandsons.example'", "email: 'office@quinebaugsiding.example'"],
  ["domain: 'www.pondhillandsons.example'", "domain: 'quinebaugsiding.example'"],
  ["town: 'Southington'", "town: 'Putnam'"],
  ["zip: '06489'", "zip: '06260'"],
  ["near: 'near the junction of I-84 and I-691'", "near: 'by the Quinebaug River'"],
  ['latitude: 41.6', 'latitude: 41.915'],
  ['longitude: -72.878', 'longitude: -71.909'],
  ["to: 'Saturday', opens: '09:00', closes: '18:00'", "to: 'Friday', opens: '07:30', closes: '17:00'"],
  ["number: '0701386'", "number: '0650021'"],
  ["expires: '3-31-2026'", "expires: '3-31-2031'"],
  ["experience: '25+ years'", "experience: '14 years'"],
  ["insurance: '$2M'", "insurance: '$1M'"],
  ["certifiedBy: ['GAF', 'TAMKO']", "certifiedBy: ['Mohegan']"],
  ['textsWelcome: false', 'textsWelcome: true'],
  // Answered by e2e/form-service.spec.ts.
  [
    'formService: undefined',
    "formService: { name: 'Pomfret Forms', url: 'http://localhost:4199/f/own', fields: { access_key: 'own' }, photoField: 'attachment' }",
  ],
);

const week = inFile(
  'content/booking/week.ts',
  ["slots: ['9:00 AM', '10:00 AM',", "slots: ['7:30 AM', '9:00 AM', '10:00 AM',"],
  ['closedDates: []', "closedDates: ['2026-11-26']"],
  ['offersClosedWeekdays: true', 'offersClosedWeekdays: false'],
  ['sampleFullDays: [2, 5, 8]', 'sampleFullDays: []'],
);

const prices = inFile(
  'content/prices.ts',
  ["'/services/siding/vinyl',\n    ...perSquareFoot(3, 5)", "'/services/siding/vinyl',\n    ...perSquareFoot(4, 6)"],
  ['perWindow(350, 900)', 'perWindow(420, 980)'],
);

const services = inFile('content/services-off.ts', [
  'OptionalPath)[] = []',
  "OptionalPath)[] = ['gutters', '/financing', '/crm', '/google-setup']",
]);

const looks = [
  ...inFile(
    'content/colors.ts',
    ["shutter: '#1e3b32'", "shutter: '#1f3f6e'"],
    ["door: '#8c2a1e'", "door: '#7b1e4b'"],
    ["copper: '#b4632f'", "copper: '#93702a'"],
  ),
  ...inFile('content/logo.ts', [
    'M12 1.5 24 9.5v4.2L12 5.7 0 13.7V9.5zM5.25 13.2h13.5v2.3H5.25zM2.25 17h19.5v2.3H2.25zM7.5 20.8h9v2.2h-9z',
    'M1 10 12 2l11 8v12H1zm3 2v2h16v-2zm0 4v2h16v-2z',
  ]),
];

const projects = inFile(
  'content/portfolio.ts',
  [
    "id: 1,\n    isSample: true,\n    title: 'Charcoal roof on a Southington colonial'",
    "id: 1,\n    isSample: false,\n    title: 'Gray roof on a Woodstock colonial'",
  ],
  ["town: 'Southington, CT'", "town: 'Woodstock, CT'"],
  [
    "id: 2,\n    isSample: true,\n    title: 'Insulated siding for a Bristol Cape'",
    "id: 2,\n    isSample: false,\n    title: 'Insulated siding for a Pomfret Cape'",
  ],
  ["town: 'Bristol, CT'", "town: 'Pomfret, CT'"],
);

const wholeOf = (file: string, pattern: RegExp) => pattern.exec(readFileSync(file, 'utf8'))?.[0] ?? '';

/** A shingle from a third maker, instead of the sample's two. */
const shingles = [
  ...inFile('content/shingles/names.ts', [
    wholeOf('content/shingles/names.ts', /  \{ key: 'hdz'[\s\S]*?(?=\] as const)/),
    "  { key: 'ridgeline', path: '/mohegan-ridgeline', name: 'Mohegan Ridgeline', price: [340, 420] },\n",
  ]),
  ...inFile('content/shingles/lines.ts', [
    wholeOf('content/shingles/lines.ts', /  hdz: \{[\s\S]*?(?=\} as const)/),
    `  ridgeline: {
    shortName: 'Ridgeline',
    maker: { key: 'mohegan', name: 'Mohegan' },
    wind: 120,
    life: { low: 22, high: 28 },
    sample: 'The one we keep in stock.',
    suits: 'Most homes.',
    points: ['Class A fire rating'],
    shows: 'Close-up of a roof in',
    closeUp: 'mohegan-slate',
    colors: [
      { key: 'mohegan-slate', name: 'Slate', description: 'Cool gray.' },
      { key: 'mohegan-barkwood', name: 'Barkwood', description: 'Rich brown.' },
    ],
  },
`,
  ]),
  ...inFile(
    'content/shingles/pages.ts',
    [
      "import { gafHdzPage } from './gaf-hdz';\nimport { tamkoTitanXtPage } from './tamko-titan-xt';",
      "import { moheganRidgelinePage } from './mohegan-ridgeline';",
    ],
    [
      "  '/gaf-hdz': gafHdzPage,\n  '/tamko-titan-xt': tamkoTitanXtPage,",
      "  '/mohegan-ridgeline': moheganRidgelinePage,",
    ],
  ),
];

const unservedCounties = ['Hartford', 'Litchfield', 'New Haven', 'Fairfield'];
const counties = inFile(
  'content/counties.ts',
  ...unservedCounties.map(
    (name) => [`name: '${name}',\n    isServed: true`, `name: '${name}',\n    isServed: false`] as const,
  ),
);

/** Step 7, but without the story, which launch-check still lists. */
const towns = inFile(
  'content/towns.ts',
  ...[...readFileSync('content/towns.ts', 'utf8').matchAll(/^  \{ name: .*county: '([^']+)'.*\n/gm)]
    .filter(([, county = '']) => unservedCounties.includes(county))
    .map(([line]) => [line, ''] as const),
  [
    "  { name: 'Putnam'",
    "  { name: 'Killingly', county: 'Windham', latitude: 41.837, longitude: -71.882 },\n  { name: 'Putnam'",
  ],
);

export const edits: readonly Edit[] = [
  ...facts,
  ...week,
  ...prices,
  ...services,
  ...shingles,
  ...looks,
  ...projects,
  ...counties,
  ...towns,
];

/** The page with the story, and its payload. */
const story = /^about\/|^_next\/static\/payload\//;

/** Traces of the sample, and where launch-check still lists them. */
export const traces: readonly { readonly trace: RegExp; readonly listed?: RegExp }[] = [
  { trace: /pond ?hill/i, listed: story },
  { trace: /Hollis/, listed: story },
  { trace: /\bPHS\b/ },
  { trace: /06489|I-691/ },
  { trace: /860\W*555\W*0142|8605550142/ },
  { trace: /0701386|3-31-2026/ },
  { trace: /1e3b32|8c2a1e|b4632f/i },
  // On the page about financing, and in what React loads for it.
  { trace: /one approval if the lender allows it/ },
  { trace: /Putnam, Hartford County/ },
  { trace: /(?<!w3\.org\/)\b1999\b/ },
  { trace: /href="\/(?:services\/gutter|financing|login|crm|google-setup)/ },
  { trace: /\bGAF\b|gaf-|\bTAMKO\b|tamko-|\bTimberline\b|\bTitan XT\b/ },
  // The scripts of pages that are left out.
  { trace: /Staff Sign In|denise\.k@/ },
  { trace: /of Connecticut’s eight counties/ },
];
