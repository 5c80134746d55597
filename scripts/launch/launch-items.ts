/** What must be done before the site goes live. Pure functions: the facts, the files and the clock are passed in. */
import { isPast } from '@/scripts/build/license-date';

export interface LaunchFacts {
  readonly company: {
    readonly sampleContent: boolean;
    readonly rating: string;
    readonly domain: string;
    readonly phone: { readonly display: string };
    readonly email: { readonly address: string };
    readonly license: { readonly expires: string };
    readonly social: readonly { readonly network: string; readonly href: string }[];
    readonly google: { readonly placeId: string; readonly mapEmbed: string };
    readonly ownerFacts: {
      readonly apr?: string;
      readonly creditExample?: string;
      readonly noPrepaymentPenalty?: boolean;
      readonly analytics?: string;
      readonly newsletterService?: string;
      readonly workersCompensation?: string;
      readonly privacyEffective?: string;
    };
  };
  readonly testimonials: readonly { readonly isSample: boolean }[];
  readonly projects: readonly { readonly isSample: boolean }[];
  readonly isSampleStory: boolean;
  readonly samplePictures: readonly string[];
}

export interface LaunchItem {
  readonly what: string;
  /** The current value. */
  readonly now: string;
  readonly isOpen: boolean;
  readonly file: string;
  /** The text in the file at which the edit begins. */
  readonly marker: string;
}

export interface OpenItem {
  readonly what: string;
  readonly now: string;
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
}

/** All items, open or done. `now` decides whether the license date has passed. */
export function launchItems(
  { company, testimonials, projects, isSampleStory, samplePictures }: LaunchFacts,
  now: Date,
): readonly LaunchItem[] {
  const { license, google, ownerFacts } = company;
  const fact = (what: string, isOpen: boolean, current: string, marker: string): LaunchItem => ({
    what,
    now: current,
    isOpen,
    file: 'content/company.ts',
    marker,
  });
  const ownerFact = (what: string, key: keyof typeof ownerFacts): LaunchItem =>
    fact(
      what,
      ownerFacts[key] === undefined,
      ownerFacts[key] === undefined ? 'missing' : String(ownerFacts[key]),
      ` ${key}:`,
    );
  const sampleCount = (what: string, records: readonly { readonly isSample: boolean }[], file: string): LaunchItem => {
    const samples = records.filter(({ isSample }) => isSample).length;
    return {
      what,
      now: `${samples} of ${records.length} are samples`,
      isOpen: samples > 0,
      file,
      marker: samples > 0 ? 'isSample: true' : 'isSample',
    };
  };
  const isLicenseOver = isPast(license.expires, now);

  return [
    fact('License date', isLicenseOver, `${license.expires}${isLicenseOver ? ' has passed' : ''}`, 'expires:'),
    fact('Domain', isSampleDomain(company.domain), company.domain, 'domain:'),
    fact('Phone', isSamplePhone(company.phone.display), company.phone.display, 'phone:'),
    fact('E-mail', isSampleDomain(company.email.address), company.email.address, 'email:'),
    fact('Google place id', google.placeId === 'YOUR_PLACE_ID', google.placeId, 'placeId:'),
    fact('Google map', !google.mapEmbed.includes('/maps/embed'), google.mapEmbed, 'mapEmbed:'),
    ...company.social.map(({ network, href }) =>
      fact(`${network} link`, new URL(href).pathname === '/', href, `network: '${network}'`),
    ),
    ownerFact('Lender’s APR', 'apr'),
    ownerFact('Lender’s worked example', 'creditExample'),
    ownerFact('Prepayment penalty, yes or no', 'noPrepaymentPenalty'),
    ownerFact('Analytics, none or added', 'analytics'),
    ownerFact('Newsletter service', 'newsletterService'),
    ownerFact('Workers’ compensation insurer', 'workersCompensation'),
    ownerFact('Privacy notice’s effective date', 'privacyEffective'),
    fact('Rating', company.sampleContent, `${company.rating}, a sample`, 'rating:'),
    sampleCount('Testimonials', testimonials, 'content/testimonials.ts'),
    sampleCount('Projects', projects, 'content/portfolio.ts'),
    {
      what: 'People and story',
      now: isSampleStory ? 'the founders are invented' : 'the company’s own',
      isOpen: isSampleStory,
      file: 'content/pages/about.ts',
      marker: 'isSampleStory',
    },
    {
      what: 'Pictures',
      now: samplePictures.length > 0 ? `${samplePictures.length} are samples` : 'the company’s own',
      isOpen: samplePictures.length > 0,
      file: 'content/pictures.ts',
      marker: 'samplePictures',
    },
    fact('Sample notes on pages', company.sampleContent, `sampleContent: ${company.sampleContent}`, 'sampleContent:'),
  ];
}

/** The open items, each with its line. `read` returns the text of a file. */
export function openItems(items: readonly LaunchItem[], read: (file: string) => string): readonly OpenItem[] {
  return items
    .filter(({ isOpen }) => isOpen)
    .map(({ what, now, file, marker }) => ({ what, now, file, line: lineOf(read(file), marker, file) }));
}

/**
 * The first line that contains the marker, counted from 1. Throws if there is none, because the table would point to the
 * wrong line.
 */
export function lineOf(text: string, marker: string, file: string): number {
  const index = text.split('\n').findIndex((line) => line.includes(marker));
  if (index === -1)
    throw new Error(
      `${file} no longer holds "${marker}": teach scripts/launch/launch-items.ts where the fact stands now.`,
    );
  return index + 1;
}

/** Names that can never be registered (RFC 2606). */
function isSampleDomain(name: string): boolean {
  return /(?:^|[@.])example(?:\.(?:com|net|org))?$/.test(name);
}

/** 555-0100 to 555-0199 are never assigned (North American Numbering Plan). */
function isSamplePhone(phone: string): boolean {
  return /555-?01\d\d$/.test(phone.replace(/[^\d-]/g, ''));
}
