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

/** Which call a lead needs on a day. */
type CallOf = (lead: Lead) => 'due' | 'overdue' | null;

function quickMarks(lead: Lead, call: ReturnType<CallOf>): Readonly<Record<QuickFilter, boolean>> {
  return {
    due: call === 'due',
    overdue: call === 'overdue',
    new: lead.status === 'new',
    storm: [lead.serviceType, lead.notes, ...lead.tags].some((text) => storm.test(text)),
  };
}

const phonePattern = /^[+(]?\d[\d\s().+/-]*$/;

/** All words of the search, or the digits of a phone number. */
function matchesSearch(lead: Lead, search: string): boolean {
  const text = [lead.name, lead.email, lead.phone, lead.serviceType].map(plainLetters).join('\n');
  const plain = plainLetters(search).trim();
  if (!phonePattern.test(plain)) return plain.split(/\s+/).every((word) => text.includes(word));
  const phone = digitsOf(lead.phone).replace(/^1(?=\d{10}$)/, '');
  const digits = digitsOf(plain);
  // A 1 at the start may be the country code, which leads are stored without.
  return phone.includes(digits) || (/^1/.test(digits) && phone.startsWith(digits.slice(1))) || text.includes(plain);
}

export interface FilteredLeads {
  readonly shown: readonly Lead[];
  /** For each quick filter, how many leads match it as well as the search, the status and the priority. */
  readonly counts: Readonly<Record<QuickFilter, number>>;
}

export function filterLeads(leads: readonly Lead[], filter: LeadFilter, callOf: CallOf): FilteredLeads {
  const { search, status, priority, quick } = filter;
  const [byDue, byOverdue, byNew, byStorm] = quickFilters.map((one) => quick.includes(one));
  const counts = { due: 0, overdue: 0, new: 0, storm: 0 };
  const shown = leads.filter((lead) => {
    if (status !== 'all' && lead.status !== status) return false;
    if (priority !== 'all' && lead.priority !== priority) return false;
    if (!matchesSearch(lead, search)) return false;
    const marks = quickMarks(lead, callOf(lead));
    for (const one of quickFilters) if (marks[one]) counts[one] += 1;
    // Due and overdue combine with OR, because no lead is both. The others combine with AND.
    const matchesCall = (byDue && marks.due) || (byOverdue && marks.overdue);
    if ((byDue || byOverdue) && !matchesCall) return false;
    return !(byNew && !marks.new) && !(byStorm && !marks.storm);
  });
  return { shown, counts };
}

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
