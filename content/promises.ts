import { company } from './company';
import { capitalized } from '@/lib/text/capitalized';
import { listed } from '@/lib/text/listed';
import { counties, unservedCounties } from './counties';

/* Promises and legal statements that several pages repeat. Job times are in durations.ts. */

const certifiedBy: readonly string[] = company.certifiedBy;
const { address, emergency, financing, insurance: coverage, license, ownerFacts } = company;

export const arrival = {
  short: `Usually on-site ${emergency.onSite}`,
  sentence: `We aim to be there ${emergency.onSite}, as soon as it’s safe to climb.`,
} as const;

/** Connecticut voids a contract for tarping, cleanup or repair of an insured loss without a written scope and price. */
export const tarp = {
  sentence: 'You’ll have the tarp’s price in writing before we climb.',
  law: 'Before any repair, tarping or cleanup that insurance will pay for, the contractor must give you the scope and the estimated price in writing. Without that, the contract is void.',
  source: 'C.G.S. § 38a-313a',
} as const;

export const iceDamCoverage =
  'The Insurance Department says damage from an ice dam is usually covered. Removing the dam often isn’t. Policies differ.';

export const iceDamCure = 'Vents help. What cures most ice dams is keeping heat out of the attic.';

/** The right to cancel a home improvement contract, and how a homeowner waives it for an emergency repair. */
export const cancellation = {
  short: '3-day right to cancel',
  sentence: 'You have three business days to cancel the contract, and it comes with two copies of the notice.',
  title: 'Three business days to cancel',
  notice: 'Two copies of the notice come with the contract.',
  waiver:
    'Only in a real emergency can you give up that right: in a separate note in your own handwriting that says what the emergency is and that you know you’re waiving the right, dated and signed.',
} as const;

export const registration = {
  short: `Registered CT home improvement contractor, HIC ${license.number}`,
  sentence: `We’re registered with the ${address.stateName} Department of Consumer Protection.`,
  renewal: 'Registrations renew each March 31. See the current one at elicense.ct.gov.',
} as const;

export const insuranceCertificate = {
  sentence: 'Our insurer sends you a certificate before work starts.',
  amount: `We have ${coverage} in general liability insurance`,
} as const;

const goodFor = '30 days';

export const estimate = {
  free: 'Estimates are free, whether or not you hire us.',
  firm: `You get one firm written price, good for ${goodFor}.`,
  firmTitle: 'One firm price.',
  goodFor,
} as const;

const lendersTerms = ownerFacts.apr
  ? `APR: ${ownerFacts.apr}. Ask us for the total cost.`
  : 'Ask us for the lender’s APR and total cost.';

/** A page that states the months or the down payment also says where the lender's terms are. */
export const credit = {
  lender: lendersTerms,
  sentence: `Financing runs ${financing.months} with ${financing.down}, on approved credit. ${lendersTerms}`,
} as const;

/** For houses built before 1978. */
export const leadSafe = `If your house was built before 1978, we test the paint first or treat it as lead: plastic sheeting, no dry sanding, careful cleanup.${ownerFacts.leadCertification ? ` We’re certified for lead-safe work, ${ownerFacts.leadCertification}.` : ''}`;

export const alarmContacts = 'Your alarm company reconnects the sensors, and we plan the day with them.';

export const onePerson = 'One crew chief runs your job, and you have the crew chief’s number.';

/** Required of an installer who states R-values (16 CFR 460.18). */
export const rValues =
  'The higher the R-value, the greater the insulating power. Ask your seller for the fact sheet on R-values.';

export const permit = {
  roof: 'A new roof needs a building permit, and we pull it.',
  siding: 'New siding needs a building permit, and we pull it.',
} as const;

const numerals = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

export const inWords = (count: number): string => numerals[count] ?? String(count);

const countyNames = counties.map(({ name }) => name);
/** As many as people can picture: they search for the county by its name. */
const fewCounties = 3;
const namesCounties = countyNames.length <= fewCounties;

const servedCounties = namesCounties
  ? `${listed(countyNames)} ${countyNames.length === 1 ? 'County' : 'counties'}`
  : unservedCounties.length === 0
    ? `all eight of ${address.stateName}’s counties`
    : `${inWords(countyNames.length)} of ${address.stateName}’s eight counties`;

export const serviceArea = {
  counties: servedCounties,
  sentence: `We work in every town of ${servedCounties}${namesCounties ? '' : `: ${listed(countyNames)}`}.`,
} as const;

export const isCertifiedBy = (maker: string): boolean => certifiedBy.includes(maker);

export const certification =
  certifiedBy.length === 0
    ? undefined
    : {
        figure: `${certifiedBy.length} ${certifiedBy.length === 1 ? 'maker' : 'makers'}`,
        title: `Certified by ${inWords(certifiedBy.length)} shingle ${certifiedBy.length === 1 ? 'maker' : 'makers'}`,
        sentence: `We’re certified by ${certifiedBy.join(' and by ')}.`,
        /** Whose rules we follow. */
        whose: certifiedBy.length === 1 ? 'its' : 'their',
        count: `${capitalized(inWords(certifiedBy.length))} shingle ${certifiedBy.length === 1 ? 'maker has' : 'makers have'} certified us.`,
      };

export const sidingMaterials = ['vinyl', 'insulated vinyl', 'engineered wood', 'fiber cement', 'wood'] as const;

export const orderOfTrades = 'Roof first, then windows and doors, then siding, gutters last.';
