/** What the owner writes down once. Every printed form, link and record for search engines is derived from it. */
export interface CompanyFacts {
  /** Whether reviews and projects are still samples. */
  readonly sampleContent: boolean;
  /** Whether a site of samples asks search engines to leave its pages out. */
  readonly hidesSample: boolean;
  /** The trade in a few words, for the line under the logo: `Home exteriors`. */
  readonly trade: string;
  readonly name: string;
  /** The year on the company's papers. */
  readonly founded: number;
  /** Ten digits, in any format: `203-555-0100`. */
  readonly phone: string;
  readonly email: string;
  /** Without `https://`: `www.your-company.com`. */
  readonly domain: string;
  readonly address: {
    readonly town: string;
    /** Five digits. */
    readonly zip: string;
    /** Where the shop is, after the town: `near the harbor`. */
    readonly near: string;
    /** Degrees. */
    readonly latitude: number;
    readonly longitude: number;
  };
  /** One span of hours for a run of days; the company is closed on the others. */
  readonly hours: {
    readonly from: Weekday;
    readonly to: Weekday;
    /** By the 24-hour clock: `09:00`. */
    readonly opens: string;
    readonly closes: string;
  };
  readonly warranty: {
    readonly manufacturerYears: number;
    readonly workmanshipYears: number;
    /** What the makers promise, as they print it: `Limited lifetime`. */
    readonly product: string;
  };
  readonly financing: {
    /** Months. */
    readonly shortest: number;
    readonly longest: number;
    /** As the lender prints it: `no money down`. */
    readonly down: string;
  };
}

/** From Monday on, as the calendar of a working week. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/** The facts with every form in which they are printed, linked or given to search engines. */
export function companyFrom<Facts extends CompanyFacts>(facts: Facts) {
  const { name, trade, founded, phone, email, domain, address, hours, warranty, financing, ...printedAsWritten } =
    facts;
  // The words and the law on the pages are those of Connecticut.
  const state = { state: 'CT', stateName: 'Connecticut' };
  return {
    ...printedAsWritten,
    name,
    isHidden: facts.sampleContent && facts.hidesSample,
    badgeLetter: name.charAt(0),
    founded,
    tagline: `${trade} since ${founded}`,
    phone: phoneForms(phone),
    email: { address: email, href: `mailto:${email}` as const },
    domain,
    url: `https://${domain}`,
    address: { ...address, ...state, line: `${address.town}, ${state.state} ${address.zip}` },
    hours: hoursForms(hours),
    warranty: {
      ...warranty,
      manufacturer: `${warranty.manufacturerYears}-year manufacturer warranty`,
      workmanship: `${warranty.workmanshipYears}-year workmanship warranty`,
    },
    financing: { ...financing, months: `${financing.shortest}–${financing.longest} months` },
  };
}

/** A phone number with ten digits: as printed, as a link, and for search engines. */
function phoneForms(phone: string) {
  const digits = phone.replace(/\D/g, '');
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return {
    display: `(${area}) ${exchange}-${line}`,
    /** How visitors write theirs: nobody’s number in the same area. */
    example: `(${area}) 555-0100`,
    href: `tel:+1${digits}` as const,
    e164: `+1-${area}-${exchange}-${line}`,
  };
}

function hoursForms({ from, to, opens, closes }: CompanyFacts['hours']) {
  const first = weekdays.indexOf(from);
  const last = weekdays.indexOf(to);
  const openDays = weekdays.slice(first, last + 1);
  const closedDays = weekdays.filter((day) => !openDays.includes(day));
  const days = from === to ? from : `${from} to ${to}`;
  // A full opening hour is printed without its minutes, as in `8 AM–5:00 PM`.
  const open = `${days} ${clock(opens).replace(':00', '')}–${clock(closes)}`;
  const closed = closedDays.length > 0 ? `${listed(closedDays)} closed` : '';
  return {
    openDays,
    opens,
    closes,
    /** `Monday to Friday 8 AM–5:00 PM` */
    weekdays: open,
    /** The days that are left, `Saturday and Sunday …`; empty if the company never closes. */
    sunday: closed,
    display: closed ? `${open}; ${closed}` : open,
  };
}

/** `17:00` as `5:00 PM`. */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `Saturday and Sunday` */
function listed(days: readonly string[]): string {
  return days.length < 2 ? days.join('') : `${days.slice(0, -1).join(', ')} and ${days.at(-1) ?? ''}`;
}
