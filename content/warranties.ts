import { listed } from '@/lib/text/listed';
import { capitalized } from '@/lib/text/capitalized';
import { withArticle } from '@/lib/text/with-article';
import { company } from './company';
import { offers } from './offered';

export interface Warranty {
  /** The manufacturer's term on the certificate: `30 years`. Undefined if there is none. */
  readonly product?: string;
  /** Our term on the certificate: `10 years`. Undefined if there is nothing to cover, such as after an inspection. */
  readonly workmanship?: string;
  /** The whole warranty in one or two sentences. Undefined if the page mentions none. */
  readonly sentence?: string;
}

const { manufacturer, manufacturerYears, workmanship: ourWarranty, workmanshipYears } = company.warranty;
const aManufacturer = withArticle(manufacturer);
const anOwnWarranty = withArticle(ourWarranty);
const installation = `${manufacturerYears} years`;
const ours = `${workmanshipYears} years`;

/** For roofs, siding and windows, `product` is the manufacturer warranty of company.ts; for the rest, the maker's own. */
const records = {
  roof: {
    product: installation,
    workmanship: ours,
    sentence: `A new roof has ${aManufacturer}, and our work has ${anOwnWarranty}. Shingle makers add a limited lifetime warranty on the shingles.`,
  },
  siding: {
    product: installation,
    workmanship: ours,
    sentence: `Siding installations have ${aManufacturer}, and our work has ${anOwnWarranty}.`,
  },
  vinylSiding: {
    product: installation,
    workmanship: ours,
    sentence: `The panel maker gives a limited lifetime warranty. Installations have ${aManufacturer}, and we back our work for ${ours}.`,
  },
  insulatedSiding: {
    product: 'Limited lifetime, by maker',
    workmanship: ours,
    sentence: `The panel maker gives a limited lifetime warranty. We guarantee the installation for ${ours}.`,
  },
  fiberCementSiding: {
    product: '30 years on the board, by maker',
    workmanship: ours,
    sentence: `The maker covers the boards for 30 years; the finish has the finish maker’s warranty. We guarantee the installation for ${ours}.`,
  },
  woodSiding: {
    product: 'By mill and finish maker',
    workmanship: ours,
    sentence: `The mill and the finish maker cover the boards and the finish. We guarantee the installation for ${ours}.`,
  },
  windows: {
    product: installation,
    workmanship: ours,
    sentence: `Window installations have ${aManufacturer}, and our work has ${anOwnWarranty}. Each maker sets its own terms for glass and hardware.`,
  },
  customWindows: {
    product: 'By maker',
    workmanship: ours,
    sentence: `The maker covers the window. We guarantee the framing, flashing and trim for ${ours}.`,
  },
  stormWindows: {
    workmanship: ours,
    sentence: `Our work has ${anOwnWarranty}. Sash repairs are priced separately.`,
  },
  doors: {
    product: 'By maker',
    workmanship: ours,
    sentence: `The maker covers the door. We guarantee the installation for ${ours}.`,
  },
  gutters: {
    product: 'Aluminum 20, steel 25, copper 50 years',
    workmanship: ours,
    sentence: `The metal is covered for 20 years on aluminum, 25 on steel and 50 on copper. We guarantee how it’s hung for ${ours}.`,
  },
  guards: {
    product: 'Lifetime on premium guards',
    workmanship: ours,
    sentence: `Premium guards have the maker’s lifetime warranty. We guarantee the installation for ${ours}.`,
  },
  downspouts: { workmanship: ours, sentence: `Our work has ${anOwnWarranty}.` },
  attic: {
    workmanship: ours,
    sentence: `Our work has ${anOwnWarranty}. Each maker sets the terms for its materials.`,
  },
  roofRepair: {
    workmanship: `${ours} on new parts`,
    sentence: `We guarantee the new flashing and shingles we install for ${ours}. A patch on a worn roof is covered for the time we write on your estimate.`,
  },
  gutterRepair: {
    workmanship: `${ours} on new parts`,
    sentence: `We guarantee the parts we replace for ${ours}. We check resealed joints on old metal free once in the first year.`,
  },
  exteriorRepair: {
    workmanship: `${ours} on new parts`,
    sentence: `We guarantee the parts we replace for ${ours}.`,
  },
  inspection: {},
} satisfies Readonly<Record<string, Warranty>>;

export const warranties: Readonly<Record<keyof typeof records, Warranty>> = records;

const covered = (['roofing', 'siding', 'windows'] as const).filter(offers);
const coveredInstallations = listed(
  covered.map((trade) => ({ roofing: 'roof', siding: 'siding', windows: 'window' })[trade]),
);

/** What has the manufacturer's warranty, such as `roofs, siding and windows`. Empty if the company offers none of them. */
export const coveredParts = listed(covered.map((trade) => (trade === 'roofing' ? 'roofs' : trade)));

export const everyWarranty = `${coveredInstallations ? `${capitalized(coveredInstallations)} installations have ${aManufacturer}. ` : ''}Everything we install has our ${ourWarranty}.`;

export const limitedLifetime =
  'Usually as long as the original owner lives in the house. It covers defects in the material, not wear, storms or poor installation, and it often pays less after the first years. The maker’s own paper has the last word, and we give it to you before you sign.';
