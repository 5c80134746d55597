// What is still a sample or missing: npm run launch-check lists it, and the build counts it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { app } from '@/content/app';
import { bookingWeek, type BookingWeek } from '@/content/booking/week';
import { company } from '@/content/company';
import { appointments } from '@/content/crm/appointments';
import { automations } from '@/content/crm/automations';
import { leads } from '@/content/crm/leads';
import { isOff } from '@/content/offered';
import type { PagePath } from '@/content/paths';
import { isSampleStory } from '@/content/sample-story';
import { pictures } from '@/content/pictures';
import { projects } from '@/content/portfolio';
import { prices } from '@/content/prices';
import { testimonials } from '@/content/testimonials';
import { listed } from '@/lib/text/listed';
import { localDay, parseDay, type Day } from '@/lib/calendar/day';
import { samplePictures, unshownPictures } from '@/scripts/build/pictures/sample-pictures';

export interface LaunchFacts {
  readonly company: {
    readonly sampleContent: boolean;
    readonly rating?: string;
    readonly domain: string;
    readonly phone: { readonly display: string };
    readonly email: { readonly address: string };
    readonly hours: { readonly closedDays: readonly string[] };
    readonly license: { readonly expires: string };
    readonly social: readonly { readonly network: string; readonly href: string }[];
    readonly google: { readonly placeId: string; readonly mapEmbed: string };
    readonly ownerFacts: Readonly<Partial<Record<keyof typeof ownerFactNames, string | boolean>>> & {
      readonly formService?: { readonly name: string };
    };
  };
  readonly week: Pick<BookingWeek, 'sampleFullDays' | 'offersClosedWeekdays'>;
  readonly testimonials: readonly { readonly isSample: boolean }[];
  readonly projects: readonly { readonly isSample: boolean }[];
  readonly isSampleStory: boolean;
  readonly hasSampleScreenshots: boolean;
  readonly samplePictures: readonly string[];
  /** Jobs that pages can only call “Priced after a free visit”. */
  readonly jobsWithoutPrice: number;
  readonly isOff: (path: string) => boolean;
  /** Lines that name the sample company or its people. */
  readonly sampleNames: readonly SampleName[];
  readonly crm: Readonly<Record<'leads' | 'appointments' | 'automations', readonly unknown[]>>;
}

export interface SampleName {
  readonly file: string;
  readonly name: string;
  /** The whole line. */
  readonly text: string;
}

export interface LaunchItem {
  readonly what: string;
  /** What the list prints about it: `12 samples, to delete`. */
  readonly now: string;
  readonly isOpen: boolean;
  readonly file: string;
  /** The text that finds the line to edit. */
  readonly marker: string;
  /** The site can go live while this is a sample, because the footer says so. */
  readonly canWait: boolean;
}

/** Visitors take these for the company's own work. The others show details, materials and damage. */
const showsOwnWork = (name: string) => /^(?:hero|about|portfolio)/.test(name);
const isStock = (name: string) => !showsOwnWork(name);

/** Facts that only these pages need. */
const pageOf: Readonly<Partial<Record<keyof typeof ownerFactNames, PagePath>>> = {
  apr: '/financing',
  creditExample: '/financing',
  noPrepaymentPenalty: '/financing',
  planRepairLimit: '/services/maintenance',
  plansEnd: '/services/maintenance',
  callOutFee: '/services/roofing/emergency',
};

const ownerFactNames = {
  apr: 'Lender’s APR',
  creditExample: 'Lender’s worked example',
  noPrepaymentPenalty: 'Prepayment penalty, yes or no',
  leadCertification: 'Lead-safe certificate',
  windowAndGutterCrews: 'Who sets windows and hangs gutters',
  planRepairLimit: 'Maintenance plan’s limit on repairs',
  plansEnd: 'Maintenance plans end by themselves',
  analytics: 'Analytics, none or added',
  newsletterService: 'Newsletter service',
  workersCompensation: 'Workers’ compensation insurer',
  manufacturerWarranty: 'Issuer of the manufacturer warranty',
  workmanshipTerms: 'What ends our own warranty',
  treeCompany: 'Tree company with a crane',
  dangerAdviceReadBy: 'Who read the advice in danger',
  callOutFee: 'Night and Sunday fee',
  privacyEffective: 'Privacy notice’s effective date',
};

export function launchItems(facts: LaunchFacts, now: Date): readonly LaunchItem[] {
  const {
    company,
    week,
    testimonials,
    projects,
    isSampleStory,
    hasSampleScreenshots,
    samplePictures,
    sampleNames,
    crm,
  } = facts;
  const { license, google, ownerFacts, domain, phone, email, sampleContent } = company;
  const item = (
    what: string,
    isOpen: boolean,
    current: string,
    marker: string,
    file = 'content/company.ts',
    canWait = false,
  ): LaunchItem => ({ what, isOpen, now: current, file, marker, canWait });
  const picturesLeft = (what: string, names: readonly string[], canWait: boolean): LaunchItem => {
    const current = `${names.length} ${names.length === 1 ? 'sample' : 'samples'}${canWait ? '; can wait' : ''}: ${names.join(', ')}`;
    return item(what, names.length > 0, current, 'export const pictures', 'content/pictures.ts', canWait);
  };
  const samples = (what: string, records: readonly { readonly isSample: boolean }[], file: string): LaunchItem => {
    const count = records.filter(({ isSample }) => isSample).length;
    const marker = count > 0 ? 'isSample: true' : 'isSample';
    return item(what, count > 0, `${count} of ${records.length} are samples`, marker, file);
  };
  const hasPassed = isPast(license.expires, now);
  const story = isSampleStory ? 'the founders are fictional' : 'the company’s own';
  const screenshots = hasSampleScreenshots ? 'the sample’s home page' : 'the company’s own';
  return [
    item('License date', hasPassed, `${license.expires}${hasPassed ? ' has passed' : ''}`, 'expires:'),
    item('Domain', isSampleDomain(domain), `${domain}, a sample`, 'domain:'),
    item('Phone', isSamplePhone(phone.display), `${phone.display}, a sample`, 'phone:'),
    item('Email', isSampleDomain(email.address), `${email.address}, a sample`, 'email:'),
    item('Google place id', google.placeId === 'YOUR_PLACE_ID', google.placeId, 'placeId:'),
    item('Google map', !google.mapEmbed.includes('/maps/embed'), 'a map of the town, not of your profile', 'mapEmbed:'),
    ...company.social.map(({ network, href }) =>
      item(`${network} link`, new URL(href).pathname === '/', href, `network: '${network}'`),
    ),
    item(
      'Form service',
      ownerFacts.formService === undefined,
      `${ownerFacts.formService?.name ?? 'none: forms open the visitor’s email app'}; can wait`,
      ' formService:',
      'content/company.ts',
      true,
    ),
    item(
      'Days that look full',
      week.sampleFullDays.length > 0,
      `${listed(week.sampleFullDays.map(String))} days from today, a sample, to delete`,
      '  sampleFullDays: ',
      'content/booking/week.ts',
    ),
    item(
      'Days when you’re closed',
      week.offersClosedWeekdays && company.hours.closedDays.length > 0,
      `visitors may ask for ${listed(company.hours.closedDays)}; can wait`,
      '  offersClosedWeekdays: ',
      'content/booking/week.ts',
      true,
    ),
    ...(Object.keys(ownerFactNames) as (keyof typeof ownerFactNames)[])
      .filter((key) => !facts.isOff(pageOf[key] ?? '/'))
      .map((key) =>
        item(ownerFactNames[key], ownerFacts[key] === undefined, String(ownerFacts[key] ?? 'missing'), ` ${key}:`),
      ),
    ...(company.rating ? [item('Rating', sampleContent, `${company.rating}, marked as a sample`, 'rating:')] : []),
    samples('Testimonials', testimonials, 'content/testimonials.ts'),
    samples('Projects', projects, 'content/portfolio.ts'),
    item('People and story', isSampleStory, story, 'isSampleStory', 'content/sample-story.ts'),
    ...sampleNames.map(({ file, name, text }) => item('Sample’s name', true, name, text, file)),
    item(
      'Jobs without a price',
      facts.jobsWithoutPrice > 0,
      `${facts.jobsWithoutPrice} are priced after a visit; can wait`,
      'afterVisit',
      'content/prices.ts',
      true,
    ),
    picturesLeft('Pictures of your work', samplePictures.filter(showsOwnWork), false),
    picturesLeft('Other pictures', samplePictures.filter(isStock), true),
    // All of them are samples: real customers don't belong in a file that every visitor can read.
    ...(facts.isOff('/crm') ? [] : (['leads', 'appointments', 'automations'] as const)).map((list) =>
      item(
        `CRM ${list}`,
        crm[list].length > 0,
        `${crm[list].length} samples, to delete`,
        `const ${list}`,
        `content/crm/${list}.ts`,
      ),
    ),
    item('Screenshots', hasSampleScreenshots, screenshots, 'hasSampleScreenshots', 'content/app.ts'),
    item('Sample notes on pages', sampleContent, `sampleContent: ${sampleContent}`, 'sampleContent:'),
  ];
}

/**
 * An owner may set `isSampleStory` to false too early, so the texts are searched for the sample's names. First names
 * count only with the words around them, because an owner may have the same one.
 */
export function sampleNamesIn(sources: Readonly<Record<string, string>>): readonly SampleName[] {
  return Object.entries(sources).flatMap(([file, source]) =>
    source.split('\n').flatMap((text) => {
      const [name] =
        /Pond Hill(?: & Sons)?|\bHollis(?:es)?\b|Ray’s older son Dan|\bRay started\b|\bDan and Peter\b/.exec(text) ??
        [];
      return name ? [{ file, name, text }] : [];
    }),
  );
}

function searchedSources(): Readonly<Record<string, string>> {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'sample-story.ts')
    .map((file) => join('content', file).split(sep).join('/'))
    .toSorted();
  return Object.fromEntries([...files, 'LICENSE'].map((file) => [file, readFileSync(file, 'utf8')]));
}

/** Those that pages show, once there is a build. */
function shownSamples(): readonly string[] {
  const samples = samplePictures(Object.keys(pictures), readFileSync);
  if (!existsSync('out/index.html')) return samples;
  const unshown = unshownPictures(samples, 'out');
  return samples.filter((name) => !unshown.includes(name));
}

export function openLaunchItems(now: Date) {
  const { hasSampleScreenshots } = app;
  const crm = { leads, appointments, automations };
  const facts = {
    company,
    week: bookingWeek,
    testimonials,
    projects,
    isSampleStory,
    hasSampleScreenshots,
    samplePictures: shownSamples(),
    jobsWithoutPrice: Object.values(prices).flatMap((jobs) =>
      Object.values(jobs).filter(({ kind, page }) => kind === 'after-visit' && !isOff(page)),
    ).length,
    crm,
    isOff,
    sampleNames: sampleNamesIn(searchedSources()),
  };
  return openItems(launchItems(facts, now), (file) => readFileSync(file, 'utf8'));
}

export function openItems(items: readonly LaunchItem[], read: (file: string) => string) {
  return items
    .filter(({ isOpen }) => isOpen)
    .map(({ what, now, canWait, file, marker }) => ({
      what,
      now,
      canWait,
      edit: `${file}, line ${lineOf(read(file), marker, file)}`,
    }));
}

type OpenItem = ReturnType<typeof openItems>[number];

export function formatItems(open: readonly OpenItem[]): string {
  const width = (column: 'what' | 'edit') => Math.max(...open.map((item) => item[column].length));
  return open
    .map(({ what, edit, now }) => `${what.padEnd(width('what'))}  ${edit.padEnd(width('edit'))}  ${now}`)
    .join('\n');
}

/** Hosts and CI set `CI`. What they build goes live, so `isRefused` stops it there. */
export function launchWarning(open: readonly OpenItem[], env: Readonly<Record<string, string | undefined>>) {
  const blocking = open.filter(({ canWait }) => !canWait);
  if (blocking.length === 0) return undefined;
  const count = blocking.length === 1 ? '1 fact or sample needs' : `${blocking.length} facts and samples need`;
  const isRefused = Boolean(env.CI) && env.CI !== 'false' && env.DEPLOY_SAMPLE !== 'true';
  return {
    isRefused,
    text: isRefused
      ? `${formatItems(blocking)}\nBefore going live, ${count} work. To publish the site as it is, set DEPLOY_SAMPLE to true.`
      : `Before going live, ${count} work. Run npm run launch-check for the list.`,
  };
}

/** Counted from 1. Throws if the marker is missing, rather than returning a wrong line. */
export function lineOf(text: string, marker: string, file: string): number {
  // Also matches a line that the commit hook hasn't formatted yet: `phone:"860-555-0142"`.
  const plain = (written: string) => written.replaceAll(/["`]/g, "'").replaceAll(/:\s+'/g, ":'");
  const index = text.split('\n').findIndex((line) => plain(line).includes(plain(marker)));
  if (index === -1) throw new Error(`${file} no longer contains "${marker}". Update scripts/launch/launch-items.ts.`);
  return index + 1;
}

/** `12-31-2030`, as the state prints it. Null for any other format, and for a day that doesn't exist. */
export function licenseDay(date: string): Day | null {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(date) ?? [];
  return parseDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** In local time. The license is valid through its last day. Throws for an invalid date. */
export function isPast(date: string, now: Date): boolean {
  const day = licenseDay(date);
  if (!day) throw new Error(`The license date "${date}" is not in the form month-day-year, such as 12-31-2030.`);
  return localDay(now) > day;
}

/** Reserved names (RFC 2606). */
function isSampleDomain(name: string): boolean {
  return /(?:^|[@.])example(?:\.(?:com|net|org))?$/.test(name);
}

/** 555-0100 to 555-0199 are never assigned. */
function isSamplePhone(phone: string): boolean {
  return /555-?01\d\d$/.test(phone.replace(/[^\d-]/g, ''));
}
