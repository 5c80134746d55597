import { atAnyHour, formatMentions, mentions, mentionPattern } from './remove-services-off';

const sources = {
  'content/home.ts': [
    "import { a } from './gutters';",
    'export const home = {',
    "  text: 'We hang gutters, and don’t leave till dark.',",
    '  other: `Roofs from ${price} and gutters too`,',
    "  gone: 'Gutters on a page that is not built.',",
    '};',
  ].join('\n'),
};
const isOff = (path: string) => /^\/services\/gutters?|^gutters$/.test(path);
const printed = { pages: 'We hang gutters, and don’t leave till dark.\nRoofs from $300 and gutters too', scripts: '' };

test('reports each sentence that still mentions a category, with its file and line', () => {
  expect(mentions(mentionPattern(['gutters']), sources, printed, isOff)).toEqual([
    { file: 'content/home.ts', line: 3, text: 'We hang gutters, and don’t leave till dark.', group: 'promise' },
    { file: 'content/home.ts', line: 4, text: 'and gutters too', group: 'statement' },
  ]);
});

test('reports a link that became plain text, but not a name that disappeared with its page', () => {
  const source = {
    'content/menu.ts': [
      'export const menu = {',
      "  card: { name: 'Gutters', href: '/services/gutters' },",
      "  gutters: 'Gutters',",
      "  siding: 'Siding and gutters',",
      "  text: ['Ask us for ', { label: 'gutter guards', href: '/services/gutters/guards' }],",
      "  links: [{ label: 'All our gutters', href: '/services/gutters' }],",
      "  heading: 'Gutters',",
      "  texts: { Gutters: 'We hang them.' },",
      '};',
    ].join('\n'),
  };
  const found = mentions(
    mentionPattern(['gutters']),
    source,
    { pages: 'Gutters\ngutter guards\nSiding and gutters\nAll our gutters', scripts: '' },
    isOff,
  );
  expect(found.map(({ line, text }) => [line, text])).toEqual([
    [4, 'Siding and gutters'],
    [5, 'gutter guards'],
    [7, 'Gutters'],
    [8, 'Gutters'],
  ]);
});

test('reports a sentence that only scripts contain, unless it was in an entry about a page that is off', () => {
  const source = {
    'content/cards.ts': [
      'export const cards = [',
      '  {',
      "    title: 'Seamless Gutters',",
      '    features: [',
      "      'Guards that keep leaves out of a gutter.',",
      '    ],',
      "    href: '/services/gutters',",
      '  },',
      '  {',
      "    text: 'One crew does the roof and the gutters.',",
      "    related: ['/services/gutters'],",
      "    href: '/services/roofing',",
      '  },',
      "  { job: prices.gutters.copper, noun: 'Copper gutters' },",
      "  { gutters: { work: 'Seamless aluminum gutters' } },",
      '];',
    ].join('\n'),
  };
  const scripts =
    'Copper gutters, Seamless aluminum gutters, Seamless Gutters, Guards that keep leaves out of a gutter., One crew does the roof and the gutters.';
  const found = (pages: string) => mentions(mentionPattern(['gutters']), source, { pages, scripts }, isOff);
  expect(found('').map(({ line }) => line)).toEqual([10]);
  expect(found('Guards that keep leaves out of a gutter.').map(({ line }) => line)).toEqual([5, 10]);
});

test('reports a text in a template within a template, and one with a non-breaking space', () => {
  const source = {
    'content/closings.ts': "export const text = `Call us. ${isLate ? `Gutters ${when}.` : 'No gutters\\u00a0today.'}`;",
  };
  const found = mentions(
    mentionPattern(['gutters']),
    source,
    { pages: 'Call us. Gutters today.\nNo gutters today.', scripts: '' },
    isOff,
  );
  expect(found.map(({ text }) => text)).toEqual(['Gutters', 'No gutters today.']);
});

test('lists promises first, then links and questions, true sentences and descriptions of pictures', () => {
  const source = {
    'content/a.ts': [
      "export const a = { alt: 'A gutter.', texts: { 'Do gutters clog?': 'Gutters clog in fall.' },",
      "  text: ['See ', { label: 'gutter guards', href: '/find' }], promise: 'We clean your gutters.' };",
    ].join('\n'),
  };
  const pages = 'A gutter.\nDo gutters clog?\nGutters clog in fall.\ngutter guards\nWe clean your gutters.';
  const found = mentions(mentionPattern(['gutters']), source, { pages, scripts: '' }, isOff);
  expect(formatMentions(found).split('\n').filter(Boolean)).toEqual([
    'Say that you do it (1):',
    '  "We clean your gutters.", // content/a.ts, line 2',
    'Links and questions (2):',
    '  "Do gutters clog?", // content/a.ts, line 1',
    '  "gutter guards", // content/a.ts, line 2',
    'May be simply true (1):',
    '  "Gutters clog in fall.", // content/a.ts, line 1',
    'Descriptions of pictures (1):',
    '  "A gutter.", // content/a.ts, line 1',
  ]);
});

test.each([
  ['New roofs, siding, windows and gutters get one firm price.', 'promise'],
  ['Exterior repairs, ventilation, maintenance plans and inspections.', 'promise'],
  ['Dents in gutters, vents and AC fins.', 'statement'],
])('puts a list of trades with the promises: %s', (text, group) => {
  const source = { 'content/a.ts': `export const a = '${text}';` };
  const pattern = mentionPattern(['gutters', '/services/maintenance']);
  expect(mentions(pattern, source, { pages: text, scripts: '' }, isOff)).toMatchObject([{ group }]);
});

test('matches a single page by the end of its path', () => {
  expect(mentionPattern(['/services/siding/fiber-cement']).test('Fiber cement lasts.')).toBe(true);
  expect(mentionPattern(['/services/siding/fiber-cement']).test('Vinyl lasts.')).toBe(false);
});

test.each([
  ['/financing', 'Ask us for the lender’s APR and total cost.', 'Ask us for the price and total cost.'],
  ['/financing', 'Yes, on approved credit.', 'We give credit where it’s due.'],
  ['/services/roof-inspection', 'Nothing. So are roof inspections.', 'The town’s inspection is part of the job.'],
  ['/services/roof-inspection', '-point inspections and storm work', 'Our damage inspection is free.'],
  ['/services/windows/storm-windows', 'A storm window saves heat.', 'A window saves heat.'],
  ['/services/roofing/emergency', 'Emergencies can’t wait.', 'Leaks can’t wait.'],
  ['/tamko-titan-xt', 'HDZ or Titan XT? Compare them.', 'GAF Timberline HDZ'],
  ['/gaf-hdz', 'HDZ or another shingle?', 'TAMKO Titan XT'],
  ['/services/maintenance', 'See our maintenance plans.', 'Low maintenance'],
])('matches sentences about %s: %s', (page, promise, other) => {
  expect(mentionPattern([page]).test(promise)).toBe(true);
  expect(mentionPattern([page]).test(other)).toBe(false);
});

test('matches sentences that say that someone answers at any hour', () => {
  for (const words of [
    'Call us first, day or night.',
    'In an emergency, call at any hour.',
    'Call about a leak at night.',
  ])
    expect(words).toMatch(atAnyHour);
  expect('We call back within a day.').not.toMatch(atAnyHour);
  expect('A house at night, cut open.').not.toMatch(atAnyHour);
});

test('if nobody answers at any hour, leaves out what is printed only if somebody does', () => {
  const source = { 'content/home.ts': "export const when = answersAtAnyHour ? 'Call day or night.' : 'Call by day.';" };
  const exported = { pages: 'Call day or night.', scripts: '' };
  expect(mentions(atAnyHour, source, exported, isOff, false)).toEqual([]);
  expect(mentions(atAnyHour, source, exported, isOff, true)).toHaveLength(1);
});

test.each([
  ["offers('/services/gutters') ? 'Our gutters.' : 'None.'", 0],
  ["offers('/services/roofing') ? 'Our gutters.' : 'None.'", 1],
  ["offers('/services/gutters') ? 'None.' : 'No gutters.'", 1],
  ["offers('gutters') ? ['Our gutters.'] : []", 0],
])('lists only what %s prints', (expression, count) => {
  const exported = { pages: 'Our gutters. No gutters.', scripts: '' };
  const source = { 'content/home.ts': `export const text = ${expression};` };
  expect(mentions(mentionPattern(['gutters']), source, exported, isOff)).toHaveLength(count);
});
