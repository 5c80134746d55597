import type { Lead, LeadPriority, LeadStatus } from './types';
import { plainLetters } from '@/lib/text/plain-letters';

export const quickFilters = ['due', 'overdue', 'new', 'storm'] as const;
type QuickFilter = (typeof quickFilters)[number];

export interface LeadFilter {
  readonly search: string;
  readonly status: LeadStatus | 'all';
  readonly priority: LeadPriority | 'all';
  readonly quick: readonly QuickFilter[];
}

export const emptyFilter: LeadFilter = { search: '', status: 'all', priority: 'all', quick: [] };

export function isFiltering({ search, status, priority, quick }: LeadFilter): boolean {
  return search.trim() !== '' || status !== 'all' || priority !== 'all' || quick.length > 0;
}

export function toggleQuickFilter(filter: LeadFilter, toggled: QuickFilter): LeadFilter {
  const quick = quickFilters.filter((one) => filter.quick.includes(one) !== (one === toggled));
  return { ...filter, quick };
}

/** `callDay` is `today`, or the next open weekday (`Monday`) while the office is closed. */
export function quickFilterName(filter: QuickFilter, callDay: string): string {
  return { due: `Due ${callDay}`, overdue: 'Overdue', new: 'New', storm: 'Storm' }[filter];
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Not storm windows and storm doors, which we sell. */
const storm = /\bstorms?\b(?![\s-]*(?:windows?|doors?)\b)/i;

type SearchableLead = ReturnType<typeof toSearchable>;

/** Called once per lead, so that each keystroke only compares strings. */
export function toSearchable(lead: Lead, call: 'due' | 'overdue' | null) {
  return {
    lead,
    text: [lead.name, lead.email, lead.phone, lead.serviceType].map(plainLetters).join('\n'),
    digits: digitsOf(lead.phone).replace(/^1(?=\d{10}$)/, ''),
    quick: {
      due: call === 'due',
      overdue: call === 'overdue',
      new: lead.status === 'new',
      storm: [lead.serviceType, lead.notes, ...lead.tags].some((text) => storm.test(text)),
    },
  };
}

const phonePattern = /^[+(]?\d[\d\s().+/-]*$/;

type Search = { readonly plain: string; readonly digits: string; readonly words: readonly string[] };

function parseSearch(search: string): Search {
  const plain = plainLetters(search).trim();
  const digits = phonePattern.test(plain) ? digitsOf(plain) : '';
  return { plain, digits, words: plain.split(/\s+/) };
}

function matchesSearch({ text, digits: phone }: SearchableLead, { plain, digits, words }: Search): boolean {
  // A 1 at the start may be the country code, which leads are stored without.
  if (digits)
    return phone.includes(digits) || (/^1/.test(digits) && phone.startsWith(digits.slice(1))) || text.includes(plain);
  return words.every((word) => text.includes(word));
}

export interface FilteredLeads {
  readonly shown: readonly Lead[];
  /** For each quick filter, how many leads match it as well as the search, the status and the priority. */
  readonly counts: Readonly<Record<QuickFilter, number>>;
}

/** Caches results: typing a letter searches only the previous result, and deleting one reuses an earlier result. */
export function createLeadFinder(entries: readonly SearchableLead[]): (filter: LeadFilter) => FilteredLeads {
  const found = new Map<string, readonly SearchableLead[]>([['', entries]]);

  function search(text: string): readonly SearchableLead[] {
    const known = found.get(text);
    if (known) return known;
    const parsed = parseSearch(text);
    // A longer phone number may match more, because a 1 at its start may be the country code.
    const shorter = parsed.digits ? undefined : found.get(text.slice(0, -1));
    const isNarrower = shorter && !parseSearch(text.slice(0, -1)).digits;
    const matches = (isNarrower ? shorter : entries).filter((entry) => matchesSearch(entry, parsed));
    if (found.size > maxRemembered) {
      found.clear();
      found.set('', entries);
    }
    found.set(text, matches);
    return matches;
  }

  return ({ search: text, status, priority, quick }) => {
    const [byDue, byOverdue, byNew, byStorm] = quickFilters.map((one) => quick.includes(one));
    const counts = { due: 0, overdue: 0, new: 0, storm: 0 };
    const shown: Lead[] = [];
    for (const { lead, quick: marks } of search(text)) {
      if (status !== 'all' && lead.status !== status) continue;
      if (priority !== 'all' && lead.priority !== priority) continue;
      for (const one of quickFilters) if (marks[one]) counts[one] += 1;
      // Due and overdue combine with OR, because no lead is both. The others combine with AND.
      const matchesCall = (byDue && marks.due) || (byOverdue && marks.overdue);
      if ((byDue || byOverdue) && !matchesCall) continue;
      if ((byNew && !marks.new) || (byStorm && !marks.storm)) continue;
      shown.push(lead);
    }
    return { shown, counts };
  };
}

const maxRemembered = 100;

export function describeFilter({ search, status, priority, quick }: LeadFilter, callDay: string): string {
  const calls = quick
    .filter((one) => one === 'due' || one === 'overdue')
    .map((one) => quickFilterName(one, callDay).replace(/^[DO]/, (letter) => letter.toLowerCase()));
  return [
    calls.join(' or '),
    quick.includes('new') ? 'new' : '',
    quick.includes('storm') ? 'about a storm' : '',
    status === 'all' ? '' : `status ${status}`,
    priority === 'all' ? '' : `priority ${priority}`,
    search.trim() ? `matching “${search.trim()}”` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
