// The facts in content/ that can't be right. The build stops if there are any, and launch-check prints them.
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { bookingWeek, type BookingWeek } from '@/content/booking/week';
import { companyColors, edgeOn, paletteOf, textOn } from '@/content/colors';
import { allPages } from '@/content/all-pages';
import { answersAtAnyHour, company, companyFacts } from '@/content/company';
import { counties, countyOf, unservedCounties, villages } from '@/content/counties';
import { hero } from '@/content/home';
import { logoOutline } from '@/content/logo';
import { isOff, offers } from '@/content/offered';
import { optionalPaths } from '@/content/paths';
import { pictures } from '@/content/pictures';
import { projects } from '@/content/portfolio';
import { prices } from '@/content/prices';
import { redirects } from '@/content/redirects';
import { inspectionGroups } from '@/content/services/roofing/inspection-points';
import { servicesOff } from '@/content/services-off';
import { shingleLines } from '@/content/shingles/lines';
import { testimonials } from '@/content/testimonials';
import { towns, type Town } from '@/content/towns';
import { closestTo } from '@/lib/text/closest-to';
import { contrastOf } from '@/lib/colors/contrast';
import { hexOf, oklchOf } from '@/lib/colors/oklch';
import { listed } from '@/lib/text/listed';
import { parseDay } from '@/lib/calendar/day';
import { isSlot } from '@/lib/calendar/office-time';
import { weekdays } from '@/lib/calendar/working-days';
import { pathExtent } from '@/lib/pictures/path-extent';
import { redirectProblems, type Redirect } from '@/lib/redirects/redirects';
import { mapOrigin } from '@/scripts/serve/policy';
import { licenseDay, lineOf } from './launch-items';

export interface FactProblem {
  readonly problem: string;
  readonly file: string;
  readonly line: number;
}

const companyFile = 'content/company.ts';
const colorFile = 'content/colors.ts';
const logoFile = 'content/logo.ts';
const homeFile = 'content/home.ts';
const priceFile = 'content/prices.ts';
const weekFile = 'content/booking/week.ts';
const servicesOffFile = 'content/services-off.ts';
const townFile = 'content/towns.ts';
const pictureFile = 'content/pictures.ts';
const shingleFile = 'content/shingles/lines.ts';
const shingleNameFile = 'content/shingles/names.ts';
const projectFile = 'content/portfolio.ts';
const reviewFile = 'content/testimonials.ts';
const redirectFile = 'content/redirects.ts';

const serviceCategories = Object.keys(prices);

const townNames = [...counties, ...unservedCounties].flatMap(({ cities }) => cities).concat(Object.keys(villages));

const listedPoints = inspectionGroups.flatMap(({ points }) => points).length;

const matching = (pattern: RegExp, rule: string) => z.string(rule).regex(pattern, { error: rule, abort: true });
const between = (low: number, high: number, rule: string) => z.number(rule).min(low, rule).max(high, rule);
const wholeYears = (rule: string) => z.int(rule).min(1, rule).max(100, rule);
const clock = matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time on the 24-hour clock, such as 09:00 or 17:30');
const text = z.string('must not be empty').min(1, 'must not be empty');
const weekday = z.enum(weekdays, 'must be a day of the week in full, such as Friday');
const secure = (rule: string) => z.url({ protocol: /^https$/, error: rule });

const latitudeRule = between(40.9, 42.1, 'must be in Connecticut: 40.9 to 42.1');
const longitudeRule = between(-73.8, -71.7, 'must be in Connecticut: -73.8 to -71.7');

/** Tests deliver to this machine, without a certificate. */
const isServiceUrl = (url: string) => url.startsWith('/') || /^https:\/\/[^/\s]+\/\S*$|^http:\/\/localhost:/.test(url);

const formServiceRule = z.object(
  {
    name: text,
    url: z
      .string('must be the address that the service gave you')
      .refine(
        isServiceUrl,
        'must be the address that the service gave you, from https:// on, or a path on your own site, such as /messages',
      )
      .refine((url) => !/abcdwxyz/.test(url), 'must be your own form’s address, not the example’s'),
    fields: z.record(z.string(), text, "must be names and values in braces, such as { access_key: '…' }").optional(),
    photoField: text.optional(),
    trapField: text.optional(),
  },
  "must be in braces, such as { name: 'Formspree', url: 'https://…' }",
);

/** From “Embed a map,” or the older address of a search. What “Share” copies can’t be shown in a page. */
const mapForm = new RegExp(`^${mapOrigin.replaceAll('.', '\\.')}/maps(?:/embed\\?|\\?\\S*output=embed)`);

const ownerFactRules = z.object({
  formService: formServiceRule.optional(),
  apr: text.optional(),
  creditExample: text.optional(),
  noPrepaymentPenalty: z.boolean('must be true or false, without quotes').optional(),
  leadCertification: text.optional(),
  windowAndGutterCrews: text.optional(),
  planRepairLimit: text.optional(),
  plansEnd: z.boolean('must be true or false, without quotes').optional(),
  analytics: z.enum(['none', 'added'], 'must be none or added, in lowercase').optional(),
  newsletterService: text
    .refine((service) => !/^(?:no|none)$/i.test(service) || service === 'none', 'must be none, in lowercase')
    .optional(),
  workersCompensation: text.optional(),
  manufacturerWarranty: text.optional(),
  workmanshipTerms: text.optional(),
  treeCompany: text.optional(),
  dangerAdviceReadBy: text.optional(),
  callOutFee: text.optional(),
  privacyEffective: text.optional(),
});

/** Each message completes a sentence that starts with the name of the fact. */
const companyRules = z.object({
  ownerFacts: ownerFactRules,
  name: text,
  shortName: matching(/^.{1,12}$/, 'must have at most twelve characters: phones show it under the icon'),
  initials: matching(/^[A-Z]{2,4}$/, 'must be two to four capital letters'),
  trade: text,
  founded: between(1800, new Date().getFullYear(), 'must be a year from 1800 to this year'),
  phone: z.string().refine(isPhoneNumber, 'must have ten digits, of which the first and the fourth are 2 to 9'),
  textsWelcome: z.boolean('must be true or false, without quotes'),
  email: z.email('must be an email address'),
  domain: matching(
    /^(?!-)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
    'must be the bare name of the site, such as www.your-company.com, without https:// and without a path. A project address like you.github.io/roofing cannot work: use your own domain',
  ),
  address: z.object({
    town: z.string().refine(countyOf, 'must be a town or village in Connecticut'),
    street: text.optional(),
    near: text,
    zip: matching(/^06\d{3}$/, 'must be a Connecticut ZIP code: five digits that start with 06'),
    latitude: latitudeRule,
    longitude: longitudeRule,
  }),
  hours: z
    .object({ from: weekday, to: weekday, opens: clock, closes: clock })
    .refine(({ from, to }) => weekdays.indexOf(from) <= weekdays.indexOf(to), {
      path: ['to'],
      error: 'must not be before company.hours.from in a week that starts on Monday',
    })
    .refine(({ opens, closes }) => opens < closes, {
      path: ['closes'],
      error: 'must be later than company.hours.opens',
    }),
  license: z.object({
    label: text,
    number: matching(/^\d{7}$/, 'must be the seven digits of the registration, without dashes'),
    expires: z.string().refine(licenseDay, 'must be a date as the state prints it, month-day-year, such as 12-31-2030'),
    lookup: secure('must be a URL that starts with https://'),
  }),
  insurance: matching(/^\$\d/, 'must be an amount with its dollar sign, such as $1M'),
  experience: matching(/^\d+\+? years$/, 'must be a number and its unit, such as 12 years or 30+ years'),
  rating: matching(/^(?:[1-4]\.\d|5\.0)$/, 'must be a rating of one to five stars with one decimal').optional(),
  inspectionPoints: z.literal(
    listedPoints,
    `must be ${listedPoints}, as many as content/services/roofing/inspection-points.ts lists`,
  ),
  warranty: z.object({
    manufacturerYears: wholeYears('must be whole years, 1 to 100'),
    workmanshipYears: wholeYears('must be whole years, 1 to 100'),
    product: text,
  }),
  emergency: z.object({
    availability: matching(
      /^24\/7$|\d ?[AP]M/,
      'must be the hours, such as 6 AM to 10 PM, or 24 and 7 with a slash between',
    ),
    onSite: matching(/\d/, 'must be a time, such as within 3 hours'),
  }),
  financing: z
    .object({
      shortest: z.int('must be whole months').positive('must be above zero'),
      longest: z.int('must be whole months'),
      down: text,
    })
    .refine(({ shortest, longest }) => shortest < longest, {
      path: ['longest'],
      error: 'must be more months than company.financing.shortest',
    }),
  social: z.array(z.object({ network: text, href: secure('must be a URL that starts with https://') })),
  google: z.object({
    placeId: matching(
      /^[\w-]+$/,
      'must be the Place ID, such as ChIJ and more letters and digits, not an address. /google-setup says where it is',
    ),
    // The policy of the pages blocks frames from anywhere else.
    mapEmbed: text
      .regex(mapForm, `must be empty or the address of an embedded map, which starts with ${mapOrigin}/maps/embed?`)
      .or(z.literal('')),
  }),
});

/** North American Numbering Plan: neither the area code nor the exchange starts with 0 or 1. */
function isPhoneNumber(phone: string): boolean {
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(phone.replace(/\D/g, ''));
}

/** A firm can't have been at work for longer than it exists. */
export function experienceProblems(
  { founded, experience }: { readonly founded: number; readonly experience: string },
  thisYear: number,
  source: string,
): readonly FactProblem[] {
  const age = thisYear - founded;
  if (Number.parseInt(experience, 10) <= age) return [];
  const problem = `company.experience must be at most ${age} years, because company.founded is ${founded}; you wrote "${experience}"`;
  return [{ problem, file: companyFile, line: lineOf(source, 'experience:', companyFile) }];
}

export function companyProblems(facts: unknown, source: string): readonly FactProblem[] {
  const { error } = companyRules.safeParse(facts);
  return (error?.issues ?? []).map(({ path, message }) => {
    const value = valueAt(facts, path);
    const rule = value === undefined ? 'is missing' : `${message}; you wrote ${JSON.stringify(value)}`;
    return { problem: `company.${path.join('.')} ${rule}`, file: companyFile, line: lineOfPath(source, path) };
  });
}

export function weekProblems({ slots, closedDates }: BookingWeek, source: string): readonly FactProblem[] {
  const report = (problem: string, marker: string) => ({
    problem,
    file: weekFile,
    line: lineOf(source, marker, weekFile),
  });
  if (slots.length === 0)
    return [report('bookingWeek.slots must have at least one time, such as 9:00 AM', '  slots: ')];
  return [
    ...slots
      .filter((slot) => !isSlot(slot))
      .map((slot) => report(`bookingWeek.slots must be times such as 9:00 AM; you wrote "${slot}"`, '  slots: ')),
    ...closedDates
      .filter((date) => !parseDay(date))
      .map((date) =>
        report(
          `bookingWeek.closedDates must be days such as 2026-12-24, year first; you wrote "${date}"`,
          '  closedDates: ',
        ),
      ),
  ];
}

interface WrittenPrice {
  readonly job: string;
  readonly spansOthers?: boolean;
  readonly low?: number;
  readonly high?: number;
  /** Instead of figures. */
  readonly text?: string;
}

export function priceProblems(
  records: Readonly<Record<string, Readonly<Record<string, WrittenPrice>>>>,
  source: string,
): readonly FactProblem[] {
  return (
    Object.values(records)
      .flatMap((jobs) => Object.values(jobs))
      // A price that spans others is computed from them.
      .filter(({ spansOthers }) => !spansOthers)
      .flatMap(({ job, low, high, text: written }) => {
        const figures = [low, high].filter((figure) => figure !== undefined);
        const isBare = written !== undefined && /(?<![$\d.,])\d{2,}/.test(written);
        const rule = isBare
          ? 'must have a dollar sign before each amount, such as $450 a visit'
          : brokenPriceRule(figures);
        if (!rule) return [];
        const problem = `The price of "${job}" ${rule}; you wrote ${written ?? figures.join(' to ')}`;
        const place = source.includes(`'${job}'`)
          ? { file: priceFile, text: source }
          : { file: shingleNameFile, text: readFileSync(shingleNameFile, 'utf8') };
        return [{ problem, file: place.file, line: lineOf(place.text, `'${job}'`, place.file) }];
      })
  );
}

function brokenPriceRule(figures: readonly number[]): string | undefined {
  if (figures.some((figure) => !Number.isInteger(figure) || figure <= 0)) return 'must be in whole dollars above zero';
  const [low = 0, high = low] = figures;
  if (low > high) return 'must list the lower price first';
  // Probably a digit too many.
  return high > 20 * low ? 'must be a range whose top is at most 20 times its floor, such as 450 to 1100' : undefined;
}

/** One problem per color: invalid, or too close to a color that it's used on. */
export function colorProblems(chosen: typeof companyColors, source: string): readonly FactProblem[] {
  const names = Object.keys(chosen) as (keyof typeof companyColors)[];
  const report = (name: keyof typeof companyColors, rule: string): FactProblem => ({
    problem: `companyColors.${name} ${rule}; you wrote ${JSON.stringify(chosen[name])}`,
    file: colorFile,
    line: lineOf(source, `  ${name}: '`, colorFile),
  });
  const wrong = names.filter((name) => !/^#[\da-f]{6}$/i.test(chosen[name]));
  if (wrong.length > 0) return wrong.map((name) => report(name, 'must be # and six digits or letters a to f'));

  const pairs = [
    { table: textOn, least: 4.5, what: 'text' },
    { table: edgeOn, least: 3, what: 'edges' },
  ].flatMap(({ table, least, what }) =>
    Object.entries(table).flatMap(([front, grounds]) => grounds.map((ground) => ({ front, ground, least, what }))),
  );
  // Text shades have a fixed lightness, so if one is too close to a color, that color is the problem.
  const causeOf = (pair: readonly string[]) =>
    names.find((name) => pair.includes(name)) ??
    names.find((name) => pair.some((color) => color.startsWith(`${name}-`)));
  const unreadableIn = (colors: typeof companyColors, name: string) => {
    const palette: Readonly<Record<string, string>> = paletteOf(colors);
    return pairs.filter(
      ({ front, ground, least }) =>
        causeOf([front, ground]) === name && contrastOf(palette[front] ?? '', palette[ground] ?? '') < least,
    );
  };
  return names.flatMap((name) => {
    const unreadable = unreadableIn(chosen, name);
    if (unreadable.length === 0) return [];
    const { lightness, ...hue } = oklchOf(chosen[name]);
    const nearest = lightnessSteps
      .flatMap((step) => [lightness - step, lightness + step])
      .filter((light) => light > 0 && light < 1)
      .map((light) => ({ light, hex: hexOf({ ...hue, lightness: light }) }))
      .find(({ hex }) => unreadableIn({ ...chosen, [name]: hex }, name).length === 0);
    const hard = [...new Set(unreadable.map(({ front, what }) => `${what} in ${front}`))].map(
      (words) =>
        `${words} on ${listed(unreadable.filter(({ front, what }) => words === `${what} in ${front}`).map(({ ground }) => ground))}`,
    );
    const change = nearest
      ? `must be ${nearest.light < lightness ? 'darker' : 'lighter'}, such as ${nearest.hex}`
      : 'must be another color';
    return [report(name, `${change}: ${hard.join(', ')} would be hard to see`)];
  });
}

/** Fine enough that nobody sees the difference. */
const lightnessSteps = Array.from({ length: 200 }, (_, index) => (index + 1) / 200);

/** A logo that extends beyond the grid would be cut off, and one on another grid would be too large or too small. */
export function logoProblems(outline: string, source: string): readonly FactProblem[] {
  const extent = pathExtent(outline);
  const report = (rule: string): readonly FactProblem[] => [
    { problem: `logoOutline ${rule}`, file: logoFile, line: lineOf(source, 'logoOutline', logoFile) },
  ];
  if (!extent) {
    const start = outline.length > 30 ? `${outline.slice(0, 30)}…` : outline;
    return report(
      `must be only what is between the quotes of d="…" in the logo’s SVG file, and start with M; you wrote "${start}"`,
    );
  }
  const { left, top, right, bottom } = extent;
  const isOnGrid = left >= -1 && top >= -1 && right <= 25 && bottom <= 25;
  if (isOnGrid && Math.max(right - left, bottom - top) >= 12) return [];
  const [across, down] = [
    [left, right],
    [top, bottom],
  ].map((ends) => ends.map((end) => Math.round(end * 10) / 10).join(' to '));
  return report(`must fill a grid of 24 by 24; yours reaches from ${across} across and from ${down} down`);
}

interface OnCallFacts {
  /** As written in `company.emergency`. */
  readonly availability: string;
  readonly answersAtAnyHour: boolean;
  readonly comesForEmergencies: boolean;
}

/** A company that leaves out emergencies can't promise “day or night.” */
export function onCallProblems(facts: OnCallFacts, source: string): readonly FactProblem[] {
  const { availability, answersAtAnyHour, comesForEmergencies } = facts;
  if (comesForEmergencies || !answersAtAnyHour) return [];
  const problem = `company.emergency.availability must say when someone answers the phone, such as 8 AM to 5 PM, because ${servicesOffFile} leaves out emergencies; you wrote "${availability}"`;
  return [{ problem, file: companyFile, line: lineOf(source, 'availability:', companyFile) }];
}

/** Suggests the closest name. */
export function servicesOffProblems(list: readonly string[], source: string): readonly FactProblem[] {
  const known: readonly string[] = [...serviceCategories, ...optionalPaths];
  if (serviceCategories.every((category) => list.includes(category))) {
    const problem = 'servicesOff must leave at least one category; you listed all five';
    return [{ problem, file: servicesOffFile, line: lineOf(source, `'${serviceCategories[0]}'`, servicesOffFile) }];
  }
  return list
    .filter((entry) => !known.includes(entry))
    .map((entry) => {
      const problem = `servicesOff must name categories or pages that can be left out; you wrote "${entry}". Did you mean "${closestTo(entry, known)}"?`;
      return { problem, file: servicesOffFile, line: lineOf(source, `'${entry}'`, servicesOffFile) };
    });
}

interface Shingle {
  readonly name: string;
  readonly maker: { readonly key: string };
  readonly closeUp: string;
  readonly colors: readonly { readonly key: string }[];
}

/** TypeScript would report a misspelled color on a page that shows it. */
export function shingleColorProblems(lines: readonly Shingle[], source: string): readonly FactProblem[] {
  const report = (rule: string, name: string, written: string): FactProblem => ({
    problem: `${name} ${rule}; you wrote "${written}"`,
    file: shingleFile,
    line: lineOf(source, `'${written}'`, shingleFile),
  });
  return lines.flatMap(({ name, maker, closeUp, colors }) => {
    const keys = colors.map(({ key }) => key);
    return [
      ...keys
        .filter((key) => !key.startsWith(`${maker.key}-`))
        .map((key) => report(`must have keys of colors that start with ${maker.key}-`, name, key)),
      ...(keys.includes(closeUp)
        ? []
        : [report(`must have one of its colors as closeUp, such as ${closestTo(closeUp, keys)}`, name, closeUp)]),
    ];
  });
}

/** A longer one would break in two or run across the roof. */
export const heroProblems = (lines: readonly string[], source: string): readonly FactProblem[] =>
  lines
    .filter((line) => line.length > 15)
    .map((line) => ({
      problem: `hero.lines must have at most 15 letters each; you wrote "${line}"`,
      file: homeFile,
      line: lineOf(source, '  lines: ', homeFile),
    }));

export function townProblems(list: readonly Town[], source: string): readonly FactProblem[] {
  return list.flatMap((town) => {
    const rule = brokenTownRule(town);
    const { name } = town;
    return rule
      ? [{ problem: `${name} ${rule}`, file: townFile, line: lineOf(source, `name: '${name}'`, townFile) }]
      : [];
  });
}

function brokenTownRule({ name, county, latitude, longitude }: Town): string | undefined {
  const { name: actualCounty, isServed } = countyOf(name) ?? {};
  if (actualCounty === undefined) return 'is not a town or village in Connecticut';
  if (actualCounty !== county) return `is in ${actualCounty} County; you wrote "${county}"`;
  if (!isServed)
    return `is in ${county} County, where content/counties.ts says you don’t work: take it out, or set isServed to true`;
  const isOnMap = latitudeRule.safeParse(latitude).success && longitudeRule.safeParse(longitude).success;
  return isOnMap ? undefined : `must be in Connecticut, such as 41.6, -72.9; you wrote ${latitude}, ${longitude}`;
}

export function pictureProblems(
  names: readonly string[],
  read: (file: string) => string,
  isThere: (file: string) => boolean,
): readonly FactProblem[] {
  return names
    .filter((name) => !isThere(`content/pictures/${name}.jpg`))
    .map((name) => {
      const [, color] = /^(?:studio|swatch)-(.+)/.exec(name) ?? [];
      const file = color ? shingleFile : pictureFile;
      const record = color ? new RegExp(`key: '${color}'`) : new RegExp(`^  '?${name}'?: \\{`);
      return {
        problem: `The picture "${name}" needs the file content/pictures/${name}.jpg, which is missing`,
        file,
        line: Math.max(
          1,
          read(file)
            .split('\n')
            .findIndex((line) => record.test(line)) + 1,
        ),
      };
    });
}

interface Shown {
  readonly id: number;
  /** `Putnam, CT`. */
  readonly place: string;
  readonly images: readonly string[];
  /** Of a review. */
  readonly rating?: number;
}

/** Projects and reviews. */
export function recordProblems(list: readonly Shown[], file: string, source: string): readonly FactProblem[] {
  const names = Object.keys(pictures);
  const report = (id: number, written: string, rule: string): FactProblem => {
    const lines = source.split('\n');
    const start = Math.max(
      0,
      lines.findIndex((line) => line.trim() === `id: ${id},`),
    );
    const offset = lines.slice(start).findIndex((line) => line.includes(written));
    return {
      problem: `The entry with the id ${id} ${rule}; you wrote "${written}"`,
      file,
      line: start + Math.max(0, offset) + 1,
    };
  };
  return list.flatMap(({ id, place, images, rating }) => {
    const [town = '', state] = place.split(', ');
    const isTown = state === 'CT' && countyOf(town) !== undefined;
    return [
      ...(isTown
        ? []
        : [report(id, place, `must name a town in Connecticut, such as ${closestTo(town, townNames)}, CT`)]),
      ...images
        .filter((image) => !names.includes(image))
        .map((image) =>
          report(id, image, `must name a picture of content/pictures.ts, such as ${closestTo(image, names)}`),
        ),
      ...(rating === undefined || (Number.isInteger(rating) && rating >= 1 && rating <= 5)
        ? []
        : [report(id, String(rating), 'must have a rating from 1 to 5')]),
    ];
  });
}

/** Entries are told apart by their id, and an owner who copies an entry copies its id too. */
export function idProblems(
  list: readonly { readonly id: number }[],
  file: string,
  source: string,
): readonly FactProblem[] {
  const ids = list.map(({ id }) => id);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => ({
    problem: `Two entries have the id ${id}: give each its own number`,
    file,
    line: source.split('\n').findLastIndex((line) => line.trim() === `id: ${id},`) + 1,
  }));
}

/** The build also checks that no file of the site has the address. */
export function oldAddressProblems(
  list: readonly Redirect[],
  source: string,
  isOff: (path: string) => boolean,
): readonly FactProblem[] {
  const paths = allPages.map(({ path }) => path);
  // Every page can also be opened at its `/index.html`, the home page of many old websites.
  const isTaken = (path: string) => paths.some((page) => page === (path.replace(/\/index\.html$/, '') || '/'));
  const place = (from: string) => ({ file: redirectFile, line: lineOf(source, `from: '${from}'`, redirectFile) });
  const toPageOff = list.filter(({ to }) => isOff(to));
  return [
    ...toPageOff.map(({ from, to }) => ({
      problem: `The redirect from ${from} points to ${to}, which ${servicesOffFile} leaves out: choose another page`,
      ...place(from),
    })),
    ...redirectProblems(
      list.filter((redirect) => !toPageOff.includes(redirect)),
      { paths, isTaken },
    ).map(({ from, problem }) => ({ problem, ...place(from) })),
  ];
}

export function factProblems(): readonly FactProblem[] {
  const read = (file: string) => readFileSync(file, 'utf8');
  return [
    ...companyProblems(companyFacts, read(companyFile)),
    ...experienceProblems(company, new Date().getFullYear(), read(companyFile)),
    ...onCallProblems(
      {
        availability: company.emergency.availability,
        answersAtAnyHour,
        comesForEmergencies: offers('/services/roofing/emergency'),
      },
      read(companyFile),
    ),
    ...weekProblems(bookingWeek, read(weekFile)),
    ...colorProblems(companyColors, read(colorFile)),
    ...logoProblems(logoOutline, read(logoFile)),
    ...priceProblems(prices, read(priceFile)),
    ...servicesOffProblems(servicesOff, read(servicesOffFile)),
    ...heroProblems(hero.lines, read(homeFile)),
    ...shingleColorProblems(shingleLines, read(shingleFile)),
    ...townProblems(towns, read(townFile)),
    ...pictureProblems(Object.keys(pictures), read, existsSync),
    ...recordProblems(
      projects.map(({ id, town, image, ...project }) => ({
        id,
        place: town,
        images: [image, ...('sequentialPhotos' in project ? project.sequentialPhotos.map((photo) => photo.image) : [])],
      })),
      projectFile,
      read(projectFile),
    ),
    ...recordProblems(
      testimonials.map(({ id, location, image, rating }) => ({ id, place: location, images: [image], rating })),
      reviewFile,
      read(reviewFile),
    ),
    ...idProblems(projects, projectFile, read(projectFile)),
    ...idProblems(testimonials, reviewFile, read(reviewFile)),
    ...oldAddressProblems(redirects, read(redirectFile), isOff),
  ];
}

export function formatProblems(problems: readonly FactProblem[]): string {
  return problems.map(({ problem, file, line }) => `${problem} (${file}, line ${line})`).join('\n');
}

function valueAt(facts: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), facts);
}

function isRecord(value: unknown): value is Readonly<Record<PropertyKey, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** A number in `path` is the index of an entry. If a name is missing, returns the line of the record that lacks it. */
function lineOfPath(source: string, path: readonly PropertyKey[]): number {
  const isOwnerFact = path[0] === 'ownerFacts';
  let position = Math.max(0, source.indexOf(isOwnerFact ? 'ownerFacts: OwnerFacts = {' : 'companyFacts = {'));
  for (const key of isOwnerFact ? path.slice(1) : path) {
    const entries = typeof key === 'number' ? key + 1 : 1;
    const marker = typeof key === 'number' ? '{ ' : `${String(key)}:`;
    let next = position;
    for (let found = 0; found < entries && next !== -1; found += 1) next = source.indexOf(marker, next + 1);
    if (next === -1) break;
    position = next;
  }
  return source.slice(0, position).split('\n').length;
}
