import { listed } from '@/lib/text/listed';
import { capitalized } from '@/lib/text/capitalized';
import { withArticle } from '@/lib/text/with-article';
import { company } from './company';
import type { Href, ServiceCategory } from './paths';
import type { RichText } from './rich-text';
import { offers } from './offered';

export interface Warranty {
  /** The manufacturer's term, if a certificate prints it: `30 years`. */
  readonly product?: string;
  /** Our term, if a certificate prints it: `10 years`. */
  readonly workmanship?: string;
  /** The whole warranty in a few sentences. Undefined if the page mentions none. */
  readonly sentence?: string;
  /** What we do about it before anyone signs. A certificate, which comes after the work, leaves it out. */
  readonly beforeSigning?: string;
  /** For the pages that don't need it whole: the terms, and a link to the page that has the sentence. */
  readonly short?: RichText;
}

const { manufacturer, manufacturerYears, workmanship: ourWarranty, workmanshipYears } = company.warranty;
const aManufacturerWarranty = withArticle(manufacturer);
const aWorkmanshipWarranty = withArticle(ourWarranty);
const manufacturerTerm = `${manufacturerYears} years`;
const ourTerm = `${workmanshipYears} years`;
const issuer = company.ownerFacts.manufacturerWarranty
  ? ` The manufacturer warranty is ${company.ownerFacts.manufacturerWarranty}.`
  : '';

/** What the maker itself grants on each material, and whether an installation in it has the manufacturer warranty. */
export const materials = {
  vinyl: { trade: 'siding', name: 'vinyl siding', maker: 'Limited lifetime, by maker', hasManufacturerWarranty: true },
  fiberCement: {
    trade: 'siding',
    name: 'fiber cement siding',
    maker: `${manufacturerTerm} on the boards, limited; finish by maker`,
    hasManufacturerWarranty: true,
  },
  insulated: {
    trade: 'siding',
    name: 'insulated vinyl siding',
    maker: 'Limited lifetime, by maker',
    hasManufacturerWarranty: false,
  },
  engineeredWood: {
    trade: 'siding',
    name: 'engineered wood siding',
    maker: '50 years on the boards, limited, by maker',
    hasManufacturerWarranty: false,
  },
  wood: { trade: 'siding', name: 'wood siding', maker: 'By mill and finish maker', hasManufacturerWarranty: false },
  customWindows: { trade: 'windows', name: 'custom windows', maker: 'By maker', hasManufacturerWarranty: false },
  stormWindows: { trade: 'windows', name: 'storm windows', maker: 'By maker', hasManufacturerWarranty: false },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly trade: ServiceCategory;
      readonly name: string;
      readonly maker: string;
      readonly hasManufacturerWarranty: boolean;
    }
  >
>;

const named = (trade: ServiceCategory, has: boolean) =>
  Object.values(materials)
    .filter((material) => material.trade === trade && material.hasManufacturerWarranty === has)
    .map(({ name }) => name);

const atReplacement = (what: string, href: Href): RichText => [
  `${capitalized(aManufacturerWarranty)} and our ${ourWarranty}: see `,
  { label: `warranties on ${what}`, href },
  '.',
];

const covered = (['roofing', 'siding', 'windows'] as const).filter(offers);
const coveredInstallations = listed(
  covered.map((trade) => ({ roofing: 'roof', siding: 'siding', windows: 'window' })[trade]),
);
const notCovered = listed(covered.flatMap((trade) => named(trade, false)));

/** What has the manufacturer's warranty, such as `roofs, most siding and most windows`. Empty if the company offers none. */
export const coveredParts = listed(
  covered.map((trade) => (trade === 'roofing' ? 'roofs' : named(trade, false).length > 0 ? `most ${trade}` : trade)),
);

export const everyWarranty = `${coveredInstallations ? `${capitalized(coveredInstallations)} installations have ${aManufacturerWarranty}${notCovered ? `, except ${notCovered}, which have their makers’ own terms` : ''}. ` : ''}Everything we install has our ${ourWarranty}.`;

/** Whose life a maker's “lifetime” is. */
export const lifetime = 'usually for as long as the original owner lives in the house';

/** For roofs, siding and windows, `product` is the manufacturer warranty in company.ts; for gutters, the maker's. */
const records = {
  roof: {
    product: manufacturerTerm,
    workmanship: ourTerm,
    sentence: `A new roof has two warranties: ${aManufacturerWarranty}, and from us ${aWorkmanshipWarranty}.${issuer} Makers call their own coverage of the shingles “limited lifetime”: ${lifetime}.`,
    beforeSigning: 'We’ll show you which paper is which before you sign.',
    short: atReplacement('a new roof', '/services/roofing/replacement#warranty'),
  },
  siding: {
    product: `${manufacturerTerm} on vinyl and fiber cement`,
    workmanship: ourTerm,
    sentence: `${capitalized(listed(named('siding', true)))} have ${aManufacturerWarranty}.${issuer} ${capitalized(listed(named('siding', false)))} have their makers’ own terms. Our work has ${aWorkmanshipWarranty} in every material.`,
    short: [
      `${capitalized(aManufacturerWarranty)} on vinyl and fiber cement, and our ${ourWarranty} on all siding: see `,
      { label: 'warranties on new siding', href: '/services/siding/replacement#warranty' },
      '.',
    ],
  },
  vinylSiding: {
    sentence: `The panel maker gives a limited lifetime warranty. Installations have ${aManufacturerWarranty}, and we back our work for ${ourTerm}.`,
  },
  insulatedSiding: {
    sentence: `The panel maker gives a limited lifetime warranty, ${lifetime}. We guarantee the installation for ${ourTerm}.`,
  },
  fiberCementSiding: {
    sentence: `The boards have ${aManufacturerWarranty}, the finish has its maker’s. We guarantee the installation for ${ourTerm}.`,
  },
  woodSiding: {
    sentence: `The mill and the finish maker cover the boards and the finish. We guarantee the installation for ${ourTerm}.`,
  },
  windows: {
    product: manufacturerTerm,
    workmanship: ourTerm,
    sentence: `New and replacement windows have ${aManufacturerWarranty}, and our work has ${aWorkmanshipWarranty}.${issuer} ${capitalized(listed(named('windows', false)))} have their makers’ own terms, and so do glass and hardware.`,
    short: atReplacement('new windows', '/services/windows/replacement#warranty'),
  },
  customWindows: {
    sentence: `The maker covers the window. We guarantee the framing, flashing and trim for ${ourTerm}.`,
  },
  stormWindows: {
    sentence: `Our work has ${aWorkmanshipWarranty}. Sash repairs are priced separately.`,
  },
  doors: {
    sentence: `The maker covers the door. We guarantee the installation for ${ourTerm}.`,
  },
  gutters: {
    product: 'Aluminum 20, steel 25, copper 50 years',
    workmanship: ourTerm,
    sentence: `The metal is covered: aluminum for 20 years, steel for 25, copper for 50. We guarantee the installation for ${ourTerm}.`,
    short: [
      'Aluminum is covered for 20 years, steel for 25, copper for 50: see ',
      { label: 'warranties on gutters', href: '/services/gutters/replacement#included' },
      '.',
    ],
  },
  guards: {
    sentence: `Premium guards have a lifetime warranty from the maker, ${lifetime}. We guarantee the installation for ${ourTerm}.`,
  },
  downspouts: { sentence: `Our work has ${aWorkmanshipWarranty}.` },
  attic: {
    sentence: `Our work has ${aWorkmanshipWarranty}. Each maker sets the terms for its materials.`,
  },
  roofRepair: {
    workmanship: `${ourTerm} on new parts`,
    sentence: `We guarantee the new flashing and shingles we install for ${ourTerm}. A patch on a worn roof is covered for the time we write on your estimate.`,
  },
  gutterRepair: {
    sentence: `We guarantee the parts we replace for ${ourTerm}. We check resealed joints on old metal once in the first year, at no charge.`,
  },
  exteriorRepair: {
    workmanship: `${ourTerm} on new parts`,
    sentence: `We guarantee the parts we replace for ${ourTerm}.`,
  },
  renovation: {
    product: `${manufacturerTerm}, as listed below`,
    workmanship: ourTerm,
    sentence: everyWarranty,
  },
  inspection: {},
} satisfies Readonly<Record<string, Warranty>>;

export const warranties: typeof records & Readonly<Record<keyof typeof records, Warranty>> = records;

/** The terms as one or two titles above a line of years, and what else the warranty says. */
export function writtenWarranty(
  { sentence, short, beforeSigning }: Warranty & { readonly sentence: string },
  isWhole: boolean,
) {
  const lines = { ours: workmanshipYears, note: isWhole ? undefined : short };
  if (sentence.includes(manufacturer)) {
    const terms = [`Our work, ${ourTerm}`, `Manufacturer, ${manufacturerTerm}`];
    const whole = [sentence, beforeSigning].filter(Boolean).join(' ');
    return { ...lines, terms, years: manufacturerYears, note: lines.note ?? whole };
  }
  const sentences = sentence.split(/(?<=\.) /);
  const own = sentences.find((one) => one.includes(ourTerm) || one.includes(ourWarranty));
  if (!own) throw new Error(`This warranty doesn’t say what we guarantee: ${sentence}`);
  const others = sentences.filter((one) => one !== own).join(' ');
  return { ...lines, terms: [own], years: workmanshipYears, note: lines.note ?? others };
}

export const limitedLifetime = `${capitalized(lifetime)}. It covers defects in the material, not wear, storms or poor installation, and it often pays less after the first years. The maker’s written warranty has the last word, and we give it to you before you sign.`;

/** The same, for a page that only names it. */
export const limitedLifetimeLink = { label: 'what “limited lifetime” means', href: '/terms#warranties' } as const;
