import { companyFrom, type CompanyFacts } from '@/lib/company/company-from';

/**
 * Facts that only the owner knows. Every page is accurate without them, so fill one in only when it is certain.
 * `npm run launch-check` lists what is missing.
 */
interface OwnerFacts {
  /** The lender's APR or range, exactly as the lender prints it. */
  readonly apr?: string;
  /** One worked example, exactly as the lender prints it: amount, months, payment, total. */
  readonly creditExample?: string;
  /** Whether all lenders let customers pay early without a penalty. */
  readonly noPrepaymentPenalty?: boolean;
  /** The decision about Google Analytics: `none`, or `added` once an engineer has added the tag to the site. */
  readonly analytics?: 'none' | 'added';
  /** The email service that receives newsletter sign-ups, once an engineer has connected it. */
  readonly newsletterService?: string;
  /** The company that insures the crews if they get hurt, as printed on the certificate of workers’ compensation. */
  readonly workersCompensation?: string;
  /** The effective date of the privacy notice, as printed (`January 1, 2027`), once a lawyer has reviewed the notice. */
  readonly privacyEffective?: string;
}

const ownerFacts: OwnerFacts = {
  apr: undefined,
  creditExample: undefined,
  noPrepaymentPenalty: undefined,
  analytics: undefined,
  newsletterService: undefined,
  workersCompensation: undefined,
  privacyEffective: undefined,
};

/**
 * The company. Each fact is written here once and in one form: change it and every page, link, mail, certificate and
 * search-engine record follows. `npm run build` checks the facts and names the file and line of each that cannot be right.
 *
 * All of it is sample data until the owner replaces it.
 */
export const companyFacts = {
  /** While true, reviews and projects are labeled as samples. */
  sampleContent: true,
  /** True: while `sampleContent` is true, every page asks search engines to leave it out. */
  hidesSample: false,
  ownerFacts,
  name: 'Pond Hill & Sons',
  /** For places with room for twelve characters, such as under an icon. */
  shortName: 'Pond Hill',
  /** Begins the numbers of certificates. */
  initials: 'PHS',
  trade: 'Home exteriors',
  founded: 1999,
  phone: '860-555-0142',
  email: 'estimates@pondhillandsons.example',
  domain: 'www.pondhillandsons.example',
  address: {
    town: 'Southington',
    zip: '06489',
    near: 'near the junction of I-84 and I-691',
    latitude: 41.6,
    longitude: -72.878,
  },
  hours: { from: 'Monday', to: 'Saturday', opens: '09:00', closes: '18:00' },
  license: {
    label: 'CT Home Improvement Contractor License',
    number: '0701386',
    /** Month-day-year, as the state prints it. Registrations renew on March 31 of each year: update this every spring. */
    expires: '3-31-2026',
    lookup: 'https://www.elicense.ct.gov',
  },
  insurance: '$2M',
  experience: '25+ years',
  rating: '5.0',
  inspectionPoints: 21,
  warranty: { manufacturerYears: 30, workmanshipYears: 10, product: 'Up to Lifetime' },
  certifiedBy: ['GAF', 'TAMKO'],
  emergency: { availability: '24/7', onSite: 'within 2 hours' },
  financing: { shortest: 12, longest: 84, down: '0% down' },
  /** Replace each with the company's own page. Until then the links lead to the networks' home pages. */
  social: [
    { network: 'Facebook', href: 'https://www.facebook.com' },
    { network: 'Instagram', href: 'https://www.instagram.com' },
    { network: 'Nextdoor', href: 'https://nextdoor.com' },
  ],
  google: {
    /** The setup guide (/google-setup) explains both. Set them here or through environment variables at build time. */
    placeId: process.env.NEXT_PUBLIC_GOOGLE_PLACE_ID || 'YOUR_PLACE_ID',
    mapEmbed:
      process.env.NEXT_PUBLIC_MAP_EMBED_SRC || 'https://www.google.com/maps?q=Southington,+CT+06489&z=9&output=embed',
  },
} as const satisfies CompanyFacts & Record<string, unknown>;

/** The facts above, and every form in which they are printed or linked. */
export const company = companyFrom(companyFacts);

/** The license text that Connecticut requires in a contractor's advertising. */
export const licenseLine = `${company.license.label} #${company.license.number} · Expires ${company.license.expires}`;

/** Shown under all sample content while `company.sampleContent` is true. */
export const sampleNote = `Sample content: ${company.name} is a demonstration company.`;
