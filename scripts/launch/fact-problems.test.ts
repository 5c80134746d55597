import { mapOrigin } from '@/scripts/serve/policy';
import { readFileSync } from 'node:fs';
import { bookingWeek } from '@/content/booking/week';
import { companyColors } from '@/content/colors';
import { companyFacts } from '@/content/company';
import { oklchOf } from '@/lib/colors/oklch';
import { logoOutline } from '@/content/logo';
import {
  colorProblems,
  companyProblems,
  experienceProblems,
  factProblems,
  idProblems,
  logoProblems,
  oldAddressProblems,
  onCallProblems,
  pictureProblems,
  priceProblems,
  recordProblems,
  formatProblems,
  heroProblems,
  servicesOffProblems,
  shingleColorProblems,
  townProblems,
  weekProblems,
} from './fact-problems';

const source = readFileSync('content/company.ts', 'utf8');
const textAt = (line: number) => source.split('\n')[line - 1];

test('the facts of this site have no problems', () => {
  expect(factProblems()).toEqual([]);
});

test('reports a wrong fact with what was written, its file and its line', () => {
  const problems = companyProblems({ ...companyFacts, phone: '860-555-014' }, source);
  expect(problems).toHaveLength(1);
  expect(formatProblems(problems)).toMatch(
    /^company\.phone must have ten digits, .*; you wrote "860-555-014" \(content\/company\.ts, line \d+\)$/,
  );
  expect(textAt(problems[0]?.line ?? 0)).toContain("phone: '860-555-0142'");
});

const serviceFact = (formService: unknown) => ({ ownerFacts: { formService } });
const { address, hours, license, warranty, financing, google, emergency } = companyFacts;

test.each([
  ['ownerFacts.noPrepaymentPenalty', { ownerFacts: { noPrepaymentPenalty: 'no' } }, 'true or false', 'noPrepay'],
  ['ownerFacts.analytics', { ownerFacts: { analytics: 'None' } }, 'lowercase', 'analytics:'],
  ['ownerFacts.newsletterService', { ownerFacts: { newsletterService: 'None' } }, 'lowercase', 'newsletterService:'],
  ['ownerFacts.formService', serviceFact('https://formspree.io/f/own'), 'in braces', 'formService:'],
  ['ownerFacts.formService.url', serviceFact({ name: 'A', url: 'formspree.io/f/own' }), 'https://', 'formService:'],
  ['ownerFacts.formService.url', serviceFact({ name: 'A', url: 'http://forms.com/own' }), 'https://', 'formService:'],
  ['ownerFacts.formService.url', serviceFact({ name: 'A', url: 'https://a.io/f/abcdwxyz' }), 'own', 'formService:'],
  ['name', { name: '' }, 'must not be empty', "name: 'Pond"],
  ['shortName', { shortName: 'Pond Hill & Sons' }, 'at most twelve characters', 'shortName:'],
  ['initials', { initials: 'p' }, 'capital letters', 'initials:'],
  ['trade', { trade: '' }, 'must not be empty', 'trade:'],
  ['founded', { founded: 2999 }, 'from 1800 to this year', 'founded:'],
  ['phone', { phone: '160-555-0142' }, 'ten digits', 'phone:'],
  ['textsWelcome', { textsWelcome: 'yes' }, 'true or false', 'textsWelcome:'],
  ['email', { email: 'estimates' }, 'an email address', 'email:'],
  ['domain', { domain: 'https://pond.example' }, 'without https://', 'domain:'],
  ['domain', { domain: 'you.github.io/roofing' }, 'A project address', 'domain:'],
  ['address.town', { address: { ...address, town: 'Springfield' } }, 'a town or village in Connecticut', 'town:'],
  ['address.zip', { address: { ...address, zip: '6489' } }, 'five digits', 'zip:'],
  ['address.latitude', { address: { ...address, latitude: 72.9 } }, 'be in Connecticut', 'latitude:'],
  ['address.longitude', { address: { ...address, longitude: 72.9 } }, 'be in Connecticut', 'longitude:'],
  ['hours.from', { hours: { ...hours, from: 'Mo' } }, 'a day of the week in full', 'hours:'],
  ['hours.to', { hours: { ...hours, from: 'Friday', to: 'Monday' } }, 'must not be before', 'hours:'],
  ['hours.opens', { hours: { ...hours, opens: '9 AM' } }, '24-hour clock', 'hours:'],
  ['hours.closes', { hours: { ...hours, closes: '08:00' } }, 'must be later', 'hours:'],
  ['license.number', { license: { ...license, number: '12' } }, 'seven digits', 'number:'],
  ['license.expires', { license: { ...license, expires: '2-30-2027' } }, 'month-day-year', 'expires:'],
  ['license.lookup', { license: { ...license, lookup: 'elicense' } }, 'https://', 'lookup:'],
  ['license.label', { license: { ...license, label: '' } }, 'must not be empty', 'label:'],
  ['insurance', { insurance: undefined }, 'is missing', 'insurance:'],
  [
    'emergency.availability',
    { emergency: { ...emergency, availability: 'weekdays' } },
    '6 AM to 10 PM',
    'availability:',
  ],
  ['emergency.onSite', { emergency: { ...emergency, onSite: 'soon' } }, 'within 3 hours', 'onSite:'],
  ['insurance', { insurance: '1M' }, 'dollar sign', 'insurance:'],
  ['experience', { experience: '12' }, 'its unit', 'experience:'],
  ['google.placeId', { google: { ...google, placeId: 'https://g.page/firm' } }, 'not an address', 'placeId:'],
  [
    'google.mapEmbed',
    { google: { ...google, mapEmbed: 'https://maps.app.goo.gl/abc' } },
    'an embedded map',
    'mapEmbed:',
  ],
  [
    'google.mapEmbed',
    { google: { ...google, mapEmbed: 'https://www.google.com/maps/place/Firm' } },
    'an embedded map',
    'mapEmbed:',
  ],
  ['rating', { rating: '5.7' }, 'one decimal', 'rating:'],
  ['inspectionPoints', { inspectionPoints: 18 }, 'must be 21, as many as', 'inspectionPoints:'],
  ['warranty.manufacturerYears', { warranty: { ...warranty, manufacturerYears: 0 } }, 'whole years', 'warranty:'],
  ['warranty.workmanshipYears', { warranty: { ...warranty, workmanshipYears: 0.5 } }, 'whole years', 'warranty:'],
  ['financing.shortest', { financing: { ...financing, shortest: 0 } }, 'above zero', 'financing:'],
  ['financing.longest', { financing: { ...financing, longest: 6 } }, 'must be more months', 'financing:'],
  [
    'social.1.href',
    { social: [companyFacts.social[0], { network: 'Instagram', href: 'instagram' }] },
    'https://',
    "network: 'Instagram'",
  ],
  ['google.mapEmbed', { google: { ...google, mapEmbed: '<iframe>' } }, 'https://', 'mapEmbed:'],
  [
    'google.mapEmbed',
    { google: { ...google, mapEmbed: 'https://maps.google.com/maps?q=x&output=embed' } },
    `starts with ${mapOrigin}/`,
    'mapEmbed:',
  ],
])('reports a wrong company.%s: %j', (path, change, rule, written) => {
  const problems = companyProblems({ ...companyFacts, ...change }, source);
  expect(problems).toHaveLength(1);
  const [{ problem, line } = { problem: '', line: 0 }] = problems;
  expect(problem).toContain(`company.${path} `);
  expect(problem).toContain(rule);
  expect([textAt(line), textAt(line + 1)].join('')).toContain(written);
});

test('points to the record of a fact whose name is gone', () => {
  const renamed = source.replace('  social: [', '  socials: [');
  const [found, ...others] = companyProblems({ ...companyFacts, social: undefined }, renamed);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ problem: 'company.social is missing', file: 'content/company.ts' });
  expect(renamed.split('\n')[(found?.line ?? 0) - 1]).toContain('companyFacts = {');
});

test('accepts a company without a rating', () => {
  expect(companyProblems({ ...companyFacts, rating: undefined }, source)).toEqual([]);
});

test('lists all problems at once', () => {
  const wrong = { ...companyFacts, phone: '1', rating: '6', address: { ...address, zip: '1' } };
  expect(companyProblems(wrong, source).map(({ problem }) => problem.split(' ')[0])).toEqual([
    'company.phone',
    'company.address.zip',
    'company.rating',
  ]);
});

test.each([
  [{ low: 520, high: 300 }, 'the lower price first'],
  [{ low: 0, high: 300 }, 'above zero'],
  [{ low: 3.5 }, 'whole dollars'],
  [{ low: 450, high: 11_000 }, 'at most 20 times its floor, such as 450 to 1100; you wrote 450 to 11000'],
  [{ text: '450 a visit' }, 'a dollar sign before each amount'],
])('reports a price of %j', (figures, rule) => {
  const [found] = priceProblems({ roofing: { ridge: { job: 'Ridge vent', ...figures } } }, "x\n'Ridge vent'");
  expect(found).toMatchObject({ file: 'content/prices.ts', line: 2 });
  expect(found?.problem).toContain(rule);
});

test('reports the price of a shingle where it is written', () => {
  const shingle = { job: 'GAF Timberline HDZ', low: 440, high: 360 };
  expect(priceProblems({ roofing: { shingle } }, '')).toMatchObject([{ file: 'content/shingles/names.ts' }]);
});

test('reports a price once, not again for the range that spans it', () => {
  const ridge = { job: 'Ridge vent', low: 9, high: 3 };
  const all = { ...ridge, job: 'Any vent', spansOthers: true };
  expect(priceProblems({ roofing: { ridge, all } }, "'Ridge vent' 'Any vent'")).toHaveLength(1);
});

test.each([
  ['shutter', '#1e3b3', 'must be # and six digits'],
  ['shutter', '#9FD0BD', 'must be darker, such as #'],
  ['door', '#ff8a70', 'must be darker'],
  ['copper', '#fff0c0', 'must be darker'],
  ['copper', '#241003', 'must be lighter'],
] as const)('reports an unusable color: %s %s', (name, color, rule) => {
  const colorSource = readFileSync('content/colors.ts', 'utf8');
  const [problem, ...others] = colorProblems({ ...companyColors, [name]: color }, colorSource);
  expect(others).toEqual([]);
  expect(problem?.problem).toContain(`companyColors.${name} ${rule}`);
  expect(problem?.problem).toContain(`you wrote "${color}"`);
  expect(colorSource.split('\n')[(problem?.line ?? 0) - 1]).toContain(`${name}: '${companyColors[name]}'`);
});

test('names every ground that a color is hard to see on, and the nearest color that works', () => {
  const written = { ...companyColors, copper: '#c9a227' };
  const [found] = colorProblems(written, readFileSync('content/colors.ts', 'utf8'));
  const [, nearest = ''] =
    /such as (#[0-9a-f]{6}): edges in copper on \w+, .* and \w+/.exec(found?.problem ?? '') ?? [];
  expect(colorProblems({ ...written, copper: nearest }, '')).toEqual([]);
  // Another shade of the same gold.
  expect(oklchOf(nearest).hue).toBeCloseTo(oklchOf(written.copper).hue, 0);
});

test('reports more years of experience than the company has', () => {
  const found = experienceProblems({ founded: 2020, experience: '12 years' }, 2026, source);
  expect(formatProblems(found)).toMatch(
    /must be at most 6 years, because company.founded is 2020; you wrote "12 years"/,
  );
  expect(textAt(found[0]?.line ?? 0)).toContain('experience:');
  expect(experienceProblems({ founded: 2001, experience: '25+ years' }, 2026, source)).toEqual([]);
});

test.each([
  [{ place: 'Westbrok, CT' }, 'a town in Connecticut, such as Westbrook, CT; you wrote "Westbrok, CT"', 6],
  [{ place: 'Westbrook' }, 'such as Westbrook, CT; you wrote "Westbrook"', 6],
  [{ images: ['portfolio-22'] }, 'a picture of content/pictures.ts, such as portfolio-2', 7],
  [{ rating: 6 }, 'a rating from 1 to 5; you wrote "6"', 8],
])('reports a project or a review that can’t be right: %j', (change, problem, line) => {
  const entry = { id: 2, place: 'Essex, CT', images: ['portfolio-2'], rating: 5, ...change };
  const lines = [
    'id: 1,',
    "town: 'Essex, CT'",
    '',
    '',
    'id: 2,',
    `town: '${entry.place}'`,
    `image: '${entry.images[0]}'`,
  ];
  const written = [...lines, `rating: ${entry.rating}`].join('\n');
  const found = recordProblems(
    [{ ...entry, id: 1, place: 'Essex, CT', images: [], rating: 5 }, entry],
    'a.ts',
    written,
  );
  expect(found).toMatchObject([{ problem: expect.stringContaining(problem) as string, file: 'a.ts', line }]);
});

test.each([
  ['<svg viewBox="0 0 24 24"><path d="M1 1"/></svg>', 'must be only what is between the quotes of d="…"'],
  ['logo.svg', 'you wrote "logo.svg"'],
  ['M300 200h180v40.26H300z', 'yours reaches from 300 to 480 across and from 200 to 240.3 down'],
  ['M0 0h2v2z', 'must fill a grid of 24 by 24'],
])('reports the logo %s', (outline, rule) => {
  const [found, ...others] = logoProblems(outline, '/** The logo. */\nexport const logoOutline =');
  expect(others).toEqual([]);
  expect(found).toMatchObject({ file: 'content/logo.ts', line: 2 });
  expect(found?.problem).toContain(rule);
});

test('accepts the logo of this site', () => {
  expect(logoProblems(logoOutline, '')).toEqual([]);
});

test('if emergencies are left out, asks when someone answers the phone', () => {
  const { availability } = emergency;
  const problems = (answersAtAnyHour: boolean, comesForEmergencies: boolean) =>
    onCallProblems({ availability, answersAtAnyHour, comesForEmergencies }, source);
  expect(problems(true, true)).toEqual([]);
  expect(problems(false, false)).toEqual([]);
  const [found] = problems(true, false);
  expect(found?.problem).toContain(`content/services-off.ts leaves out emergencies; you wrote "${availability}"`);
  expect(textAt(found?.line ?? 0)).toContain('availability:');
});

test('reports a list that turns off every category', () => {
  const every = ['roofing', 'siding', 'windows', 'gutters', 'additional'];
  expect(formatProblems(servicesOffProblems(every, "x\n['roofing']"))).toBe(
    'servicesOff must leave at least one category; you listed all five (content/services-off.ts, line 2)',
  );
});

test('suggests the service that was probably meant', () => {
  const written = "x\n['gutter', '/services/siding']";
  expect(formatProblems(servicesOffProblems(['gutter', '/services/siding'], written))).toBe(
    'servicesOff must name categories or pages that can be left out; you wrote "gutter". Did you mean "gutters"? (content/services-off.ts, line 2)',
  );
});

test.each([
  [{ name: 'Springfield', county: 'Hartford', latitude: 41.6, longitude: -72.8 }, 'is not a town'],
  [{ name: 'Essex', county: 'Hartford', latitude: 41.6, longitude: -72.8 }, 'is in Middlesex County'],
  [
    { name: 'Essex', county: 'Middlesex', latitude: 41.6, longitude: -72.8 },
    'where content/counties.ts says you don’t work',
  ],
  [{ name: 'Hamden', county: 'New Haven', latitude: 41.6, longitude: 72.8 }, 'must be in Connecticut'],
])('reports the town %j', (town, rule) => {
  const [found] = townProblems([town], `x\n{ name: '${town.name}' }`);
  expect(found).toMatchObject({ problem: expect.stringContaining(rule) as string, file: 'content/towns.ts', line: 2 });
});

test('names the line of a town, not that of a county with the same name', () => {
  const hartford = { name: 'Hartford', county: 'Tolland', latitude: 41.766, longitude: -72.673 };
  const written = "{ name: 'Bristol', county: 'Hartford' }\n{ name: 'Hartford', county: 'Tolland' }";
  expect(townProblems([hartford], written)).toMatchObject([{ line: 2 }]);
});

test('reports a shingle’s color without its maker’s key, and a close-up that is none of the colors', () => {
  const shingle = {
    name: 'Malarkey Vista',
    maker: { key: 'malarkey' },
    closeUp: 'malarkey-storm-gray',
    colors: [{ key: 'malarkey-storm-grey' }, { key: 'black' }],
  };
  const written = "closeUp: 'malarkey-storm-gray',\ncolors: [{ key: 'malarkey-storm-grey' },\n{ key: 'black' }]";
  expect(formatProblems(shingleColorProblems([shingle], written)).split('\n')).toEqual([
    'Malarkey Vista must have keys of colors that start with malarkey-; you wrote "black" (content/shingles/lines.ts, line 3)',
    'Malarkey Vista must have one of its colors as closeUp, such as malarkey-storm-grey; you wrote "malarkey-storm-gray" (content/shingles/lines.ts, line 1)',
  ]);
});

test('reports a line of the home page’s heading that is too long for the roof beside it', () => {
  const lines = ['Roofing', 'and siding', 'in northeastern Connecticut'];
  const written = `x\n  lines: ${JSON.stringify(lines)},`;
  expect(formatProblems(heroProblems(lines, written))).toBe(
    'hero.lines must have at most 15 letters each; you wrote "in northeastern Connecticut" (content/home.ts, line 2)',
  );
});

test('reports an old address that leads to a page that is left out', () => {
  const list = [
    { from: '/vinyl.html', to: '/services/siding/vinyl' },
    { from: '/gutters.html', to: '/services/gutters' },
  ];
  const written = 'x\n{ from: \'/vinyl.html\' }\n{ from: "/gutters.html" }';
  expect(formatProblems(oldAddressProblems(list, written, (path) => path.startsWith('/services/gutter')))).toBe(
    'The redirect from /gutters.html points to /services/gutters, which content/services-off.ts leaves out: choose another page (content/redirects.ts, line 3)',
  );
});

test('reports an old address that is a page of this site, or the file of one', () => {
  const list = [
    { from: '/index.html', to: '/' },
    { from: '/about/index.html', to: '/about' },
    { from: '/old.html', to: '/about' },
  ] as const;
  const written = list.map(({ from, to }) => `  { from: '${from}', to: '${to}' },`).join('\n');
  expect(oldAddressProblems(list, written, () => false).map(({ problem }) => problem)).toEqual([
    'The redirect from /index.html is already a page or file of this site',
    'The redirect from /about/index.html is already a page or file of this site',
  ]);
});

test('reports a copied id at its second entry', () => {
  const source = '  {\n    id: 2,\n  },\n  {\n    id: 2,\n  },';
  expect(formatProblems(idProblems([{ id: 2 }, { id: 2 }], 'content/portfolio.ts', source))).toBe(
    'Two entries have the id 2: give each its own number (content/portfolio.ts, line 5)',
  );
  expect(idProblems([{ id: 1 }, { id: 2 }], 'content/portfolio.ts', source)).toEqual([]);
});

test('reports a picture without its file', () => {
  const read = (file: string) =>
    file === 'content/pictures.ts' ? "x\n  hero: {\n  'hero-phone': {" : "x\n\nkey: 'gaf-charcoal',\nkey: 'gaf-slate',";
  const isThere = (file: string) => file === 'content/pictures/hero.jpg';
  expect(pictureProblems(['studio-gaf-slate'], read, isThere)).toMatchObject([
    { file: 'content/shingles/lines.ts', line: 4 },
  ]);
  expect(pictureProblems(['hero', 'hero-phone'], read, isThere)).toEqual([
    {
      problem: 'The picture "hero-phone" needs the file content/pictures/hero-phone.jpg, which is missing',
      file: 'content/pictures.ts',
      line: 3,
    },
  ]);
});

test.each([
  [{ slots: [] }, 'at least one time', '  slots:'],
  [{ slots: ['7:30 AM', '8:30'] }, 'times such as 9:00 AM; you wrote "8:30"', '  slots:'],
  [{ closedDates: ['12-24-2026'] }, 'year first; you wrote "12-24-2026"', '  closedDates:'],
])('reports a week that can’t be right: %j', (change, problem, text) => {
  const week = readFileSync('content/booking/week.ts', 'utf8');
  const [found, ...others] = weekProblems({ ...bookingWeek, ...change }, week);
  expect(others).toEqual([]);
  expect(found?.problem).toContain(problem);
  expect(week.split('\n')[(found?.line ?? 0) - 1]).toContain(text);
});
