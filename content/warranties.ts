import { listed } from '@/lib/text/listed';
import { capitalized } from '@/lib/text/capitalized';
import { withArticle } from '@/lib/text/with-article';
import { company } from './company';
import { offers } from './offered';

export interface Warranty {
  /** The manufacturer's term, if a certificate prints it: `30 years`. */
  readonly product?: string;
  /** Our term, if a certificate prints it: `10 years`. */
  readonly workmanship?: string;
  /** The whole warranty in one or two sentences. Undefined if the page mentions none. */
  readonly sentence?: string;
}

const { manufacturer, manufacturerYears, workmanship: ourWarranty, workmanshipYears } = company.warranty;
const aManufacturerWarranty = withArticle(manufacturer);
const aWorkmanshipWarranty = withArticle(ourWarranty);
const manufacturerTerm = `${manufacturerYears} years`;
const ourTerm = `${workmanshipYears} years`;

/** For roofs, siding and windows, `product` is the manufacturer warranty in company.ts; for gutters, the maker's. */
const records = {
  roof: {
    product: manufacturerTerm,
    workmanship: ourTerm,
    sentence: `A new roof has ${aManufacturerWarranty}, and our work has ${aWorkmanshipWarranty}. Shingle makers add a limited lifetime warranty on the shingles.`,
  },
  siding: {
    product: manufacturerTerm,
    workmanship: ourTerm,
    sentence: `Siding installations have ${aManufacturerWarranty}, and our work has ${aWorkmanshipWarranty}.`,
  },
  vinylSiding: {
    sentence: `The panel maker gives a limited lifetime warranty. Installations have ${aManufacturerWarranty}, and we back our work for ${ourTerm}.`,
  },
  insulatedSiding: {
    sentence: `The panel maker gives a limited lifetime warranty. We guarantee the installation for ${ourTerm}.`,
  },
  fiberCementSiding: {
    sentence: `The maker covers the boards for 30 years; the finish has the finish maker’s warranty. We guarantee the installation for ${ourTerm}.`,
  },
  woodSiding: {
    sentence: `The mill and the finish maker cover the boards and the finish. We guarantee the installation for ${ourTerm}.`,
  },
  windows: {
    product: manufacturerTerm,
    workmanship: ourTerm,
    sentence: `Window installations have ${aManufacturerWarranty}, and our work has ${aWorkmanshipWarranty}. Each maker sets its own terms for glass and hardware.`,
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
    sentence: `The metal is covered for 20 years on aluminum, 25 on steel and 50 on copper. We guarantee how it’s hung for ${ourTerm}.`,
  },
  guards: {
    sentence: `Premium guards have the maker’s lifetime warranty. We guarantee the installation for ${ourTerm}.`,
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
    sentence: `We guarantee the parts we replace for ${ourTerm}. We check resealed joints on old metal free once in the first year.`,
  },
  exteriorRepair: {
    workmanship: `${ourTerm} on new parts`,
    sentence: `We guarantee the parts we replace for ${ourTerm}.`,
  },
  inspection: {},
} satisfies Readonly<Record<string, Warranty>>;

export const warranties: typeof records & Readonly<Record<keyof typeof records, Warranty>> = records;

const covered = (['roofing', 'siding', 'windows'] as const).filter(offers);
const coveredInstallations = listed(
  covered.map((trade) => ({ roofing: 'roof', siding: 'siding', windows: 'window' })[trade]),
);

/** The terms of both warranties, for a ruler of years. */
export const warrantyBars = [
  { name: `Manufacturer, ${manufacturerTerm}`, years: { low: manufacturerYears, high: manufacturerYears } },
  { name: `Our work, ${ourTerm}`, years: { low: workmanshipYears, high: workmanshipYears } },
];

/** What has the manufacturer's warranty, such as `roofs, siding and windows`. Empty if the company offers none. */
export const coveredParts = listed(covered.map((trade) => (trade === 'roofing' ? 'roofs' : trade)));

export const everyWarranty = `${coveredInstallations ? `${capitalized(coveredInstallations)} installations have ${aManufacturerWarranty}. ` : ''}Everything we install has our ${ourWarranty}.`;

export const limitedLifetime =
  'Usually as long as the original owner lives in the house. It covers defects in the material, not wear, storms or poor installation, and it often pays less after the first years. The maker’s written warranty has the last word, and we give it to you before you sign.';
