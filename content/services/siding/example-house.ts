import type { RichText } from '@/content/rich-text';
import { warranties } from '@/content/warranties';
import { typicalJobs } from '@/content/price-guide/typical-jobs';
import { prices } from '@/content/prices';
import { additionSentence, priceOfSize, printBarePrice, printPrice, type PriceRange } from '@/lib/prices/price';

export const exampleWall = typicalJobs.siding.size;

const wall = exampleWall.toLocaleString('en-US');
/** What the price on a plate is for. */
export const plateWall = `${wall} sq ft of wall`;

export const exampleHouse = `a two-story colonial with about 2,000 square feet of floor and ${wall} square feet of wall`;

export const wholeHouse = (price: PriceRange) =>
  printBarePrice(priceOfSize(price, exampleWall), { conditionIs: 'in the next sentence' });

/** With its condition, for a table or a chip. */
export const wholeHousePrice = (price: PriceRange) => printPrice(priceOfSize(price, exampleWall));

export const addedToSiding = additionSentence(prices.siding.anyMaterial);

export const sidingPriceFactors = [
  'How many stories, and how steep the ground is',
  'Old layers that have to come off',
  'Rot in the sheathing, the boards behind the siding',
  'How much trim and soffit there is',
  'Lead paint or asbestos',
] as const;

export const includedAndCovered: RichText = [
  { label: 'Everything from the permit to the cleanup', href: '/services/siding/replacement#included' },
  ', each on its own line. ',
  ...warranties.siding.short,
];

/** In every written price for new siding. */
export const inSidingPrice = [
  'Permit',
  'Tear-off and disposal',
  'Weather barrier',
  'Daily cleanup',
  'Window and door flashing',
  'Trim',
] as const;
