import { companyFrom, type CompanyFacts } from '@/lib/company/company-from';
import type { FormService } from '@/lib/mail/form-service';

/**
 * Facts only the owner knows. Pages are accurate without them, so fill one in only when you're certain. `npm run
 * launch-check` lists the missing ones.
 */
interface OwnerFacts {
  /**
   * Where the forms send messages, such as `{ name: 'Formspree', url: 'https://formspree.io/f/abcdwxyz' }`. Without it,
   * they open the visitor's email app. Step 10 of docs/make-it-yours.md has examples.
   */
  readonly formService?: FormService;
  /** The APR or range, exactly as the lender prints it, such as `7.99% to 17.99%`. Pages print “APR:” before it. */
  readonly apr?: string;
  /** One example, exactly as the lender prints it: amount, months, payment, total. */
  readonly creditExample?: string;
  /** True if all lenders allow early payoff without a penalty. */
  readonly noPrepaymentPenalty?: boolean;
  /** The number of the EPA's lead-safe certificate, such as `NAT-12345-1`. */
  readonly leadCertification?: string;
  /** Who sets the windows and hangs the gutters, as a sentence: `Our own crews set the windows and hang the gutters.` */
  readonly windowAndGutterCrews?: string;
  /** How far a maintenance plan's price covers small repairs, to follow “up to”: `$100 a visit`. */
  readonly planRepairLimit?: string;
  /** True if a maintenance plan ends after its year and never renews by itself. */
  readonly plansEnd?: boolean;
  /** `none`, or `added` once an engineer has added the Google Analytics tag. */
  readonly analytics?: 'none' | 'added';
  /** The service that receives newsletter sign-ups, once an engineer has connected it. `none` removes the form. */
  readonly newsletterService?: string;
  /** The insurer named on the workers’ compensation certificate. */
  readonly workersCompensation?: string;
  /** Who issues the 30-year warranty on a new roof, siding or windows, and its name, as the warranty prints them. */
  readonly manufacturerWarranty?: string;
  /** What happens to our workmanship warranty when the house is sold, and what ends it. In one or two sentences. */
  readonly workmanshipTerms?: string;
  /** The company with a crane that takes trees and heavy limbs off houses. */
  readonly treeCompany?: string;
  /** The utility or fire marshal who has read content/danger.ts. No page prints it. */
  readonly dangerAdviceReadBy?: string;
  /** What a call at night or on a Sunday costs, as a sentence: `There’s no call-out fee, day or night.` */
  readonly callOutFee?: string;
  /** The effective date of the privacy notice (`January 1, 2027`), once a lawyer has reviewed it. */
  readonly privacyEffective?: string;
}

const ownerFacts: OwnerFacts = {
  formService: undefined,
  apr: undefined,
  creditExample: undefined,
  noPrepaymentPenalty: undefined,
  leadCertification: undefined,
  windowAndGutterCrews: undefined,
  planRepairLimit: undefined,
  plansEnd: undefined,
  analytics: undefined,
  newsletterService: undefined,
  workersCompensation: undefined,
  manufacturerWarranty: undefined,
  workmanshipTerms: undefined,
  treeCompany: undefined,
  dangerAdviceReadBy: undefined,
  callOutFee: undefined,
  privacyEffective: undefined,
};

/**
 * The company. Each fact is written once, here, for every page, link, email, certificate and search engine record.
 * `npm run build` checks the facts and names the file and line of any that can't be right.
 * Sample data until the owner replaces it.
 */
export const companyFacts = {
  /** True: pages say that the company, its reviews and its projects are samples. */
  sampleContent: true,
  /** True: no page is indexed while `sampleContent` is true. */
  hidesSample: false,
  ownerFacts,
  name: 'Pond Hill & Sons',
  /** Up to twelve characters, for places such as an icon's label. */
  shortName: 'Pond Hill',
  /** Printed in certificate numbers and in the CRM's menu. */
  initials: 'PHS',
  trade: 'Home exteriors',
  founded: 1999,
  phone: '860-555-0142',
  /** True: phones get a link “Text a photo” beside the call link. */
  textsWelcome: false,
  email: 'estimates@pondhillandsons.example',
  domain: 'www.pondhillandsons.example',
  /** If customers may visit, add a line such as `street: '12 Mill Road',` above `town`. */
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
    /** Month-day-year, as the state prints it. Registrations renew every March 31, so update this every spring. */
    expires: '3-31-2026',
    lookup: 'https://www.elicense.ct.gov',
  },
  insurance: '$2M',
  experience: '25+ years',
  rating: '5.0',
  /** How many content/services/roofing/inspection-points.ts lists. */
  inspectionPoints: 21,
  warranty: { manufacturerYears: 30, workmanshipYears: 10, product: 'Up to Lifetime' },
  certifiedBy: ['GAF', 'TAMKO'],
  emergency: { availability: '24/7', onSite: 'within 2 hours' },
  financing: { shortest: 12, longest: 84, down: '0% down' },
  /** Replace with the company's own pages. Until then, the links lead to the networks' home pages. */
  social: [
    { network: 'Facebook', href: 'https://www.facebook.com' },
    { network: 'Instagram', href: 'https://www.instagram.com' },
    { network: 'Nextdoor', href: 'https://nextdoor.com' },
  ],
  google: {
    /** The setup guide (/google-setup) explains both. Set them here or in environment variables at build time. */
    placeId: process.env.NEXT_PUBLIC_GOOGLE_PLACE_ID || 'YOUR_PLACE_ID',
    /** Empty: a map of the town. */
    mapEmbed: process.env.NEXT_PUBLIC_MAP_EMBED_SRC || '',
  },
} as const satisfies CompanyFacts & Record<string, unknown>;

export const company = companyFrom(companyFacts);

const { availability }: { readonly availability: string } = company.emergency;
export const answersAtAnyHour = availability === '24/7';

/** When someone answers an emergency call. Worded to follow “call us”; no page may state another time. */
export const onCallHours = answersAtAnyHour
  ? 'day or night'
  : /^\d/.test(availability)
    ? `from ${availability}`
    : availability;

/** `24/7 emergency service`, or `emergency service 8 AM to 5 PM`. */
export const whenOnCall = (service: string) =>
  answersAtAnyHour ? `${availability} ${service}` : `${service} ${availability}`;

/** The main way to reach us. */
export const callLink = { label: `Call ${company.phone.display}`, href: company.phone.href } as const;

/** Form services answer to the address in the field `email`. In an email, the field's name is its label. */
export const emailField = (company.ownerFacts.formService ? 'email' : 'Email') as 'Email';

/** Null if texts aren't welcome. */
export const textUs = company.textsWelcome ? { label: 'Text a photo', href: company.phone.sms } : null;

export const sampleNote = `Sample content: ${company.name} is a demonstration company.`;
