import { bookingForm } from './booking/form';
import { bookingSection } from './booking/section';
import { contactPage } from './contact/page';
import { contactSection } from './contact/section';
import { counties, unservedCounties } from './counties';
import * as home from './home';
import { inWords, rValues, serviceArea } from './promises';
import { reply } from './reply';
import { sectionPages } from './section-pages';
import { servicePages } from './service-pages';
import { allText, plainText } from '@/testing/all-text';
import { pageTexts } from '@/testing/page-texts';
import { company } from './company';
import type * as Company from './company';
import type * as Promises from './promises';
import { companyRecord, serviceRecord } from './seo';

const pages = [
  ['/', { home, bookingForm, bookingSection, contactSection }],
  ['/contact', { contactPage, contactSection }],
  ...sectionPages.map((page) => [page.path, page] as const),
] as const;

const answers = /\b(?:get back to|call(?:s|ed)? you back|call back|answer|reply|replies|respond|confirm)/i;
const times =
  /\b(?:with)?in (?:an? |one |two |a few |\d+[–-]?\d* )(?:business )?(?:minutes?|hours?|days?)|\bsame (?:business )?day\b|\bnext (?:business )?day\b|\b\d+ hours\b/gi;

/** The times in every sentence that says when we answer. Lenders, insurers and makers answer at times of their own. */
function replyTimes(content: object): readonly string[] {
  return allText(content)
    .split(/(?<=[.?!])\s|","|":"/)
    .filter((sentence) => answers.test(sentence) && !/lender|insurer|adjuster|maker/i.test(sentence))
    .flatMap((sentence) => sentence.match(times) ?? []);
}

test.each(pages)('%s promises no reply time but the one in reply.ts', (_, content) => {
  expect(new Set([reply.within, ...replyTimes(content)])).toEqual(new Set([reply.within]));
});

test('the home page and the contact page say when we answer', () => {
  for (const content of [contactPage, contactSection, bookingSection, bookingForm]) {
    expect(allText(content)).toContain(reply.sentence);
  }
});

test('`replyTimes` finds a reply time in other words', () => {
  expect(replyTimes({ text: 'We call you back within 2 hours.', other: 'We answer the same day.' })).toEqual([
    'within 2 hours',
    'same day',
  ]);
});

describe('the area we serve', () => {
  const area = (record: object) => JSON.parse(JSON.stringify(record)) as { areaServed?: { name: string }[] };

  const records: readonly (readonly [string, object])[] = [
    ['the company', companyRecord()],
    ...Object.values(servicePages).map((page) => [page.path, serviceRecord(page)] as const),
  ];

  test.each(records)('is the list of counties in the structured data of %s', (_, record) => {
    expect(area(record).areaServed?.map(({ name }) => name)).toEqual(
      counties.map(({ name }) => `${name} County, ${company.address.stateName}`),
    );
  });

  test('is named in one sentence, county by county', () => {
    for (const { name } of counties) expect(serviceArea.sentence).toContain(name);
    for (const { name } of unservedCounties) expect(serviceArea.sentence).not.toContain(name);
  });

  test.each(pages)('%s states the right number of counties', (_, content) => {
    const counted = [...allText(content).matchAll(/\b(\w+) (?:of (?:the |Connecticut’s )?\w+ )?counties\b/gi)].map(
      ([, count]) => count?.toLowerCase(),
    );
    const numbers = counted.filter((count) =>
      /^(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)$/.test(count ?? ''),
    );
    expect(new Set([inWords(counties.length), ...numbers])).toEqual(new Set([inWords(counties.length)]));
  });
});

/* The rule is about insulation, and siding sold as insulation. It leaves out doors and windows. */
const insulating = pageTexts
  .map(([path, texts]) => [path, texts.map(plainText).join('\n')] as const)
  .filter(([path, text]) => /\bR-(?:\d|value)/.test(text) && !/\/(?:doors|windows)\b/.test(path));

test('three pages state R-values', () => {
  expect(insulating.map(([path]) => path).sort()).toEqual([
    '/services/insulation',
    '/services/siding-installation-detail',
    '/services/siding/insulated',
  ]);
});

test.each(insulating)('%s says what R-values mean, in the words that the rule requires', (_, text) => {
  expect(text).toContain(rValues);
});

test.each([
  [['Owens'], 'its'],
  [['Owens', 'Malarkey'], 'their'],
])('certified by %j, we follow %s rules', (certifiedBy, whose) => {
  jest.isolateModules(() => {
    const actual = jest.requireActual<typeof Company>('./company');
    jest.doMock('./company', () => ({ ...actual, company: { ...actual.company, certifiedBy } }));
    expect(jest.requireActual<typeof Promises>('./promises').certification?.whose).toBe(whose);
  });
});
