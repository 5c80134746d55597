import { readFileSync } from 'node:fs';
import { company, companyFacts } from '@/content/company';
import { isSampleStory } from '@/content/sample-story';
import { projects } from '@/content/portfolio';
import { testimonials } from '@/content/testimonials';
import { isPast, launchItems, launchWarning, lineOf, openItems, sampleNamesIn, type LaunchFacts } from './launch-items';

const now = new Date(2026, 10, 22);

const ready: LaunchFacts = {
  company: {
    sampleContent: false,
    rating: '4.8',
    domain: 'www.alden-roofing.com',
    phone: { display: '(860) 224-7310' },
    email: { address: 'office@alden-roofing.com' },
    hours: { closedDays: ['Saturday', 'Sunday'] },
    license: { expires: '3-31-2027' },
    social: [{ network: 'Facebook', href: 'https://www.facebook.com/aldenroofing' }],
    google: { placeId: 'ChIJ-real', mapEmbed: 'https://www.google.com/maps/embed?pb=real' },
    ownerFacts: {
      formService: { name: 'A form service' },
      apr: '9% APR',
      creditExample: 'as printed',
      noPrepaymentPenalty: false,
      leadCertification: 'NAT-1-1',
      windowAndGutterCrews: 'Our own crews do.',
      planRepairLimit: '$100 a visit',
      plansEnd: true,
      analytics: 'none',
      newsletterService: 'A mail service',
      workersCompensation: 'An insurer',
      manufacturerWarranty: 'A maker’s warranty',
      workmanshipTerms: 'It ends if others change the work.',
      treeCompany: 'A tree company',
      dangerAdviceReadBy: 'The fire marshal',
      callOutFee: 'There’s no fee.',
      privacyEffective: 'January 1, 2027',
    },
  },
  week: { sampleFullDays: [], offersClosedWeekdays: false },
  testimonials: [{ isSample: false }],
  projects: [{ isSample: false }],
  isSampleStory: false,
  hasSampleScreenshots: false,
  samplePictures: [],
  jobsWithoutPrice: 0,
  crm: { leads: [], appointments: [], automations: [] },
  isOff: () => false,
  sampleNames: [],
};

const openIn = (facts: LaunchFacts) =>
  launchItems(facts, now)
    .filter(({ isOpen }) => isOpen)
    .map(({ what }) => what);

const withCompany = (change: Partial<LaunchFacts['company']>): LaunchFacts => ({
  ...ready,
  company: { ...ready.company, ...change },
});
const withFact = (change: Partial<LaunchFacts['company']['ownerFacts']>) =>
  withCompany({ ownerFacts: { ...ready.company.ownerFacts, ...change } });

test('nothing is open if every fact is the company’s own', () => {
  expect(openIn(ready)).toEqual([]);
});

test.each([
  ['License date', withCompany({ license: { expires: '11-21-2026' } })],
  ['Domain', withCompany({ domain: 'www.alden.example' })],
  ['Domain', withCompany({ domain: 'example.com' })],
  ['Phone', withCompany({ phone: { display: '(203) 555-0199' } })],
  ['Email', withCompany({ email: { address: 'office@alden.example' } })],
  ['Google place id', withCompany({ google: { ...ready.company.google, placeId: 'YOUR_PLACE_ID' } })],
  [
    'Google map',
    withCompany({ google: { ...ready.company.google, mapEmbed: 'https://www.google.com/maps?q=Town&output=embed' } }),
  ],
  ['Facebook link', withCompany({ social: [{ network: 'Facebook', href: 'https://www.facebook.com' }] })],
  ['Form service', withFact({ formService: undefined })],
  ['Days that look full', { ...ready, week: { ...ready.week, sampleFullDays: [2] } }],
  ['Days when you’re closed', { ...ready, week: { ...ready.week, offersClosedWeekdays: true } }],
  ['Lender’s APR', withFact({ apr: undefined })],
  ['Lender’s worked example', withFact({ creditExample: undefined })],
  ['Prepayment penalty, yes or no', withFact({ noPrepaymentPenalty: undefined })],
  ['Lead-safe certificate', withFact({ leadCertification: undefined })],
  ['Who sets windows and hangs gutters', withFact({ windowAndGutterCrews: undefined })],
  ['Maintenance plan’s limit on repairs', withFact({ planRepairLimit: undefined })],
  ['Maintenance plans end by themselves', withFact({ plansEnd: undefined })],
  ['Analytics, none or added', withFact({ analytics: undefined })],
  ['Newsletter service', withFact({ newsletterService: undefined })],
  ['Workers’ compensation insurer', withFact({ workersCompensation: undefined })],
  ['Issuer of the manufacturer warranty', withFact({ manufacturerWarranty: undefined })],
  ['What ends our own warranty', withFact({ workmanshipTerms: undefined })],
  ['Tree company with a crane', withFact({ treeCompany: undefined })],
  ['Who read the advice in danger', withFact({ dangerAdviceReadBy: undefined })],
  ['Night and Sunday fee', withFact({ callOutFee: undefined })],
  ['Privacy notice’s effective date', withFact({ privacyEffective: undefined })],
  ['Testimonials', { ...ready, testimonials: [{ isSample: false }, { isSample: true }] }],
  ['Projects', { ...ready, projects: [{ isSample: true }] }],
  ['People and story', { ...ready, isSampleStory: true }],
  ['Screenshots', { ...ready, hasSampleScreenshots: true }],
  ['Jobs without a price', { ...ready, jobsWithoutPrice: 1 }],
  ['Pictures of your work', { ...ready, samplePictures: ['hero'] }],
  ['Other pictures', { ...ready, samplePictures: ['attic'] }],
  ['CRM leads', { ...ready, crm: { ...ready.crm, leads: [{}] } }],
  ['CRM appointments', { ...ready, crm: { ...ready.crm, appointments: [{}] } }],
  ['CRM automations', { ...ready, crm: { ...ready.crm, automations: [{}] } }],
] as const)('only %s is open if everything else is the company’s own', (what, facts) => {
  expect(openIn(facts)).toEqual([what]);
});

test('lists each line that still names the sample company or its people', () => {
  const sources = {
    'content/pages/about.ts':
      "a: 'Ours.',\nb: 'Three Hollises work here.',\nc: 'Hollister Street',\nd: 'Dan and Peter work here.',\ne: 'Dan owns it.'",
    LICENSE: 'The owner of the website of Pond Hill & Sons.',
  };
  const items = launchItems({ ...ready, sampleNames: sampleNamesIn(sources) }, now);
  const found = openItems(items, (file) => sources[file as keyof typeof sources]);
  expect(found).toMatchObject([
    { what: 'Sample’s name', now: 'Hollises', edit: 'content/pages/about.ts, line 2' },
    { what: 'Sample’s name', now: 'Dan and Peter', edit: 'content/pages/about.ts, line 4' },
    { what: 'Sample’s name', now: 'Pond Hill & Sons', edit: 'LICENSE, line 1' },
  ]);
});

test.each([
  ['/financing', { apr: undefined, creditExample: undefined, noPrepaymentPenalty: undefined }],
  ['/services/maintenance', { planRepairLimit: undefined, plansEnd: undefined }],
])('without %s, does not ask for its facts', (page, missing) => {
  const facts = withFact(missing);
  expect(openIn(facts)).toHaveLength(Object.keys(missing).length);
  expect(openIn({ ...facts, isOff: (path) => path === page })).toEqual([]);
});

test('while sampleContent is true, the rating and the sample notes are open', () => {
  expect(openIn(withCompany({ sampleContent: true }))).toEqual(['Rating', 'Sample notes on pages']);
});

test('if the company has no rating, the rating is not listed', () => {
  expect(openIn(withCompany({ sampleContent: true, rating: undefined }))).toEqual(['Sample notes on pages']);
});

test.each([
  [{}, false],
  [{ CI: 'true' }, true],
  [{ CI: '1' }, true],
  [{ CI: 'true', DEPLOY_SAMPLE: 'true' }, false],
])('with %j, the build refuses samples: %s', (env, isRefused) => {
  const item = { what: 'Phone', now: 'a sample', canWait: false, edit: 'content/company.ts, line 9' };
  expect(launchWarning([item], env)).toMatchObject({ isRefused });
  expect(launchWarning([{ ...item, canWait: true }], env)).toBeUndefined();
});

test('a license is still valid on its expiration date', () => {
  expect(openIn(withCompany({ license: { expires: '11-22-2026' } }))).toEqual([]);
});

test.each(['(860) 555-7310', '(860) 224-0142'])('accepts %s as a real phone number', (display) => {
  expect(openIn(withCompany({ phone: { display } }))).toEqual([]);
});

test('only pictures that show no work of the company can wait', () => {
  const samplePictures = ['hero', 'about-workshop', 'portfolio-2', 'attic'];
  const open = openItems(launchItems({ ...ready, samplePictures }, now), () => 'export const pictures');
  expect(open).toMatchObject([
    { what: 'Pictures of your work', now: '3 samples: hero, about-workshop, portfolio-2', canWait: false },
    { what: 'Other pictures', now: '1 sample; can wait: attic', canWait: true },
  ]);
});

test('each item points to the line to edit in the current files', () => {
  const items = launchItems(
    { ...ready, company, testimonials, projects, isSampleStory, hasSampleScreenshots: true, samplePictures: ['hero'] },
    now,
  );
  const read = (file: string) => readFileSync(file, 'utf8');
  // Including items that are done, because they may be open again later.
  const places = openItems(
    items.map((item) => ({ ...item, isOpen: true })),
    read,
  );
  const textAt = (what: string) => {
    const place = places.find((item) => item.what === what);
    const [file = '', line] = place?.edit.split(', line ') ?? [];
    return place && read(file).split('\n')[Number(line) - 1]?.trim();
  };
  expect(places).toHaveLength(items.length);
  expect(textAt('License date')).toBe(`expires: '${company.license.expires}',`);
  expect(textAt('Phone')).toContain(companyFacts.phone);
  expect(textAt('Email')).toContain(company.email.address);
  expect(textAt('Domain')).toContain(company.domain);
  expect(textAt('Facebook link')).toContain('facebook');
  expect(textAt('Form service')).toMatch(/^formService: /);
  expect(textAt('Lender’s APR')).toMatch(/^apr: /);
  expect(textAt('Rating')).toBe(`rating: '${company.rating}',`);
  expect(textAt('Sample notes on pages')).toMatch(/^sampleContent: /);
  expect(textAt('CRM leads')).toMatch(/^export const leads/);
  expect(textAt('Pictures of your work')).toContain('const pictures');
  expect(textAt('People and story')).toContain('const isSampleStory');
});

test('throws if a fact is no longer in its file, rather than returning a wrong line', () => {
  expect(lineOf('one\ntwo: 2\ntwo: 3', 'two:', 'file.ts')).toBe(2);
  expect(lineOf('one\nnetwork:"Yelp"', "network: 'Yelp'", 'file.ts')).toBe(2);
  expect(() => lineOf('one', 'two:', 'file.ts')).toThrow('file.ts no longer contains "two:"');
});

test.each([
  [new Date(2026, 2, 30), false],
  [new Date(2026, 2, 31, 23, 59), false],
  [new Date(2026, 3, 1), true],
])('on %s the date 3-31-2026 has passed: %s', (day, past) => {
  expect(isPast('3-31-2026', day)).toBe(past);
});

test('throws for a date in another format', () => {
  expect(() => isPast('2026-03-31', new Date())).toThrow('2026-03-31');
});
