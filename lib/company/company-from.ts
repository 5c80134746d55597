import { weekdays, type Weekday } from '@/lib/calendar/working-days';
import { printTerm } from '@/lib/prices/term';
import { listed } from '@/lib/text/listed';

export interface CompanyFacts {
  readonly sampleContent: boolean;
  /** If true, pages aren't indexed while the content is a sample. */
  readonly hidesSample: boolean;
  readonly trade: string;
  readonly name: string;
  readonly founded: number;
  /** Ten digits, any format: `203-555-0100`. */
  readonly phone: string;
  readonly email: string;
  /** Without `https://`: `www.your-company.com`. */
  readonly domain: string;
  readonly address: {
    /** Number and street, if customers may visit: `12 Mill Road`. */
    readonly street?: string;
    readonly town: string;
    readonly zip: string;
    readonly near: string;
    readonly latitude: number;
    readonly longitude: number;
  };
  /** The same hours on consecutive days; closed on the others. */
  readonly hours: {
    readonly from: Weekday;
    readonly to: Weekday;
    readonly opens: string;
    readonly closes: string;
  };
  /** As on Google, with one decimal: `4.8`. Leave it out if there is none, and no page shows stars. */
  readonly rating?: string;
  readonly warranty: {
    readonly manufacturerYears: number;
    readonly workmanshipYears: number;
    /** As the manufacturer prints it: `Limited lifetime`. */
    readonly product: string;
  };
  readonly financing: {
    /** Months. */
    readonly shortest: number;
    readonly longest: number;
    /** As the lender prints it: `no money down`. */
    readonly down: string;
  };
  readonly google: {
    readonly placeId: string;
    /** The URL of the embedded map. Empty for a map of the town. */
    readonly mapEmbed: string;
  };
}

export function companyFrom<Facts extends CompanyFacts>(facts: Facts) {
  const { name, trade, founded, phone, email, domain, address, hours, warranty, financing, google, ...asWritten } =
    facts;
  const { rating }: CompanyFacts = facts;
  // The pages are written for Connecticut and cite its laws.
  const state = { state: 'CT', stateName: 'Connecticut' };
  const { street }: CompanyFacts['address'] = address;
  const place = `${address.town}, ${state.state} ${address.zip}`;
  const addressLine = street ? `${street}, ${place}` : place;
  return {
    ...asWritten,
    rating,
    name,
    isHidden: facts.sampleContent && facts.hidesSample,
    founded,
    trade,
    tagline: `${trade} since ${founded}`,
    phone: phoneForms(phone),
    email: { address: email, href: `mailto:${email}` as const },
    domain,
    url: `https://${domain}`,
    address: { ...address, ...state, street, place, line: addressLine },
    hours: hoursForms(hours),
    warranty: {
      ...warranty,
      manufacturer: `${warranty.manufacturerYears}-year manufacturer warranty`,
      workmanship: `${warranty.workmanshipYears}-year workmanship warranty`,
    },
    financing: { ...financing, months: printTerm([financing.shortest, financing.longest]) },
    google: { ...google, mapEmbed: google.mapEmbed || mapOf(addressLine) },
  };
}

const mapOf = (place: string): string =>
  `https://www.google.com/maps?${new URLSearchParams({ q: place, z: '9', output: 'embed' }).toString()}`;

function phoneForms(phone: string) {
  const digits = phone.replace(/\D/g, '');
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return {
    display: `(${area}) ${exchange}-${line}`,
    example: `(${area}) 555-0100`,
    href: `tel:+1${digits}` as const,
    sms: `sms:+1${digits}` as const,
    e164: `+1-${area}-${exchange}-${line}`,
  };
}

function hoursForms({ from, to, opens, closes }: CompanyFacts['hours']) {
  const first = weekdays.indexOf(from);
  const last = weekdays.indexOf(to);
  const openDays = weekdays.slice(first, last + 1);
  // In the order in which they follow the last open day: `Sunday and Monday`.
  const closedDays = [...weekdays.slice(last + 1), ...weekdays.slice(0, first)];
  const days = from === to ? from : `${from} to ${to}`;
  // `9 AM–6:00 PM`, as the specification writes it.
  const start = clock(opens).replace(':00', '');
  const open = `${days} ${start}–${clock(closes)}`;
  const closed = closedDays.length > 0 ? `${listed(closedDays)} closed` : '';
  return {
    openDays,
    closedDays,
    days,
    opens,
    closes,
    start,
    open,
    /** Empty if the office is open every day. */
    closed,
    display: closed ? `${open}; ${closed}` : open,
    /** When the office is closed: `nights and Sundays`. */
    off: listed(['nights', ...closedDays.map((day) => `${day}s`)]),
  };
}

function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
