import { additionSentence, priceOfSize, printBarePrice, spanOf, type PriceRange } from '@/lib/prices/price';
import { figureOf } from '@/testing/figure-of';
import { plainText } from '@/testing/all-text';
import * as contactPage from './contact/page';
import * as home from './home';
import { papers } from './papers/papers';
import { financingPage } from './pages/financing';
import { servicesPage } from './pages/services';
import { priceGuideCopy, priceGuidePage } from './price-guide/page';
import { priceTables } from './price-guide/price-tables';
import { prices, type PricedJob } from './prices';
import { offerCatalog, serviceRecord } from './seo';
import { exampleFeet } from './services/gutters/example-house';
import { servicePages } from './service-pages';
import { shinglePages } from './shingles/pages';
import { signs } from './signs/signs';
import type { ServicePage } from './page';
import type { RichText } from './rich-text';

const jobs: readonly PricedJob[] = Object.values(prices).flatMap((trade): readonly PricedJob[] => Object.values(trade));
const ranges = jobs.filter((job): job is PricedJob<PriceRange> => job.kind === 'range');
/** The sum to which nothing is added. */
const guardsOfExample = priceOfSize(prices.gutters.guards, exampleFeet);

/** A word that every wording of a price's condition has: `before tear-off`, `Tear-off and the permit are extra.` */
const conditionWord: Readonly<Record<string, RegExp>> = {
  'before tear-off': /tear-off/i,
  'before downspouts': /downspouts/i,
  'rot repair extra': /rot\b/i,
  'sash repairs extra': /sash/i,
  'tarp extra': /tarp/i,
};

const conditionsOf = (price: PriceRange) => (price.added === 'nothing' ? [] : [price.added.short]);
/** Not the ends of a scale, which starts at $0, and not what new windows save in a year. */
const figures = /(?:about )?\$[1-9]\d*(?:,\d{3})*(?:–| to )\$\d+(?:,\d{3})*(?! a year)\b/g;

/** The conditions of every price with these figures. A sum that is no price of the list may have any condition. */
function conditionsFor(figure: string): readonly string[] {
  const own = [...ranges, guardsOfExample].filter((price) =>
    [figureOf(price), printBarePrice(price, { conditionIs: 'in the same list', as: 'words' })].some(
      (printed) => printed.split(' per ')[0] === figure,
    ),
  );
  return own.length > 0
    ? own.flatMap((price) => (price.added === 'nothing' ? ['nothing'] : conditionsOf(price)))
    : Object.keys(conditionWord);
}

function isRichText(value: unknown): value is RichText {
  const isLink = (part: unknown) => typeof part === 'object' && part !== null && 'label' in part && 'href' in part;
  // Strings without a link among them are a list, such as chips, of which each says its condition itself.
  return (
    typeof value === 'string' ||
    (Array.isArray(value) && value.some(isLink) && value.every((part) => typeof part === 'string' || isLink(part)))
  );
}

function textsOf(value: unknown): readonly string[] {
  if (isRichText(value)) return [plainText(value)];
  if (typeof value !== 'object' || value === null) return [];
  const texts = Object.values(value).flatMap(textsOf);
  // A table names the condition of a column in its head.
  return 'columns' in value && 'rows' in value ? [texts.join(' ')] : texts;
}

const bareIn = (record: unknown) =>
  textsOf(record).filter((text) =>
    (text.match(figures) ?? []).some((figure) => {
      const conditions = conditionsFor(figure);
      return !conditions.some((condition) => condition === 'nothing' || conditionWord[condition]?.test(text));
    }),
  );

test('every condition has its word', () => {
  expect([...new Set(ranges.flatMap(conditionsOf))].sort()).toEqual(Object.keys(conditionWord).sort());
  for (const [condition, word] of Object.entries(conditionWord)) expect(condition).toMatch(word);
});

const pages: readonly (readonly [string, unknown])[] = [
  ...Object.entries(servicePages),
  ['/', home],
  ['/contact', contactPage],
  ['/services', servicesPage],
  ...Object.entries(shinglePages),
  ['/financing', financingPage],
  ['/price-guide', [priceGuidePage, priceGuideCopy.examples.cards.map(({ example }) => example.sentence)]],
  ['/find', signs],
  ['the papers', papers],
];

test.each(pages)('%s: each sentence, chip and description with a price says what is added to it', (_, page) => {
  expect(bareIn(page)).toEqual([]);
});

/* The component multiplies the prices of this list, so no sentence of the record has their figures. */
test.each(
  Object.values(servicePages).flatMap((page: ServicePage) =>
    'wholePrice' in page && page.wholePrice ? [[page.path, page.wholePrice] as const] : [],
  ),
)('%s: below the prices of a whole house, a sentence says what is added to them', (_, { jobs: listed, note }) => {
  expect(plainText(note)).toContain(additionSentence(spanOf(listed)));
});

const isPriced = (page: ServicePage) => page.priceRange !== undefined;

test.each(
  Object.values(servicePages)
    .filter(isPriced)
    .map((page: ServicePage) => [page.path, page] as const),
)('%s: search engines get what is added to the price', (_, page) => {
  const offers = JSON.stringify(serviceRecord(page).offers);
  if (page.priceRange?.added === 'nothing') expect(offers).not.toContain('description');
  else for (const item of page.priceRange?.added.items ?? []) expect(offers).toContain(item);
});

test('every offer in the price guide’s catalog says what is added to its price', () => {
  const catalog = JSON.stringify(offerCatalog(priceTables));
  const printed = [
    ...catalog.matchAll(/"priceSpecification":(\{[^}]*\}),"itemOffered":\{"@type":"Service","name":"([^"]+)"/g),
  ];
  const specificationOf = new Map(printed.map(([, specification = '', name = '']) => [name, specification]));
  expect(specificationOf.size).toBe(new Set(ranges.map(({ job }) => job)).size);
  for (const { job, added } of ranges) {
    if (added === 'nothing') expect(specificationOf.get(job)).not.toContain('description');
    else expect(specificationOf.get(job)).toContain(added.items.at(-1));
  }
});
