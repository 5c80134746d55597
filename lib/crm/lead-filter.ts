import type { Lead, LeadPriority, LeadStatus } from '@/content/crm/types';
import { weekdayOf, type Day } from '@/lib/calendar/day';
import { callState } from './leads';

/** The filters that are one press each, in the order of their buttons. */
export const readyFilters = ['due', 'overdue', 'new', 'storm'] as const;
export type ReadyFilter = (typeof readyFilters)[number];

export interface LeadFilter {
  readonly search: string;
  readonly status: LeadStatus | 'all';
  readonly priority: LeadPriority | 'all';
  readonly ready: readonly ReadyFilter[];
}

export const emptyFilter: LeadFilter = { search: '', status: 'all', priority: 'all', ready: [] };

/** Whether any filter is set. A search of only whitespace does not count. */
export function isFiltering({ search, status, priority, ready }: LeadFilter): boolean {
  return search.trim() !== '' || status !== 'all' || priority !== 'all' || ready.length > 0;
}

/** The filter with a ready filter switched on or off. */
export function toggleReady(filter: LeadFilter, toggled: ReadyFilter): LeadFilter {
  const ready = readyFilters.filter((one) => filter.ready.includes(one) !== (one === toggled));
  return { ...filter, ready };
}

/** The name of a ready filter. On a Sunday, when the office is closed, the calls that are due are Monday's. */
export function readyFilterName(filter: ReadyFilter, today: Day): string {
  if (filter === 'due') return weekdayOf(today) === 0 ? 'Due Monday' : 'Due today';
  return { overdue: 'Overdue', new: 'New', storm: 'Storm' }[filter];
}

/** A lead with its searchable text, prepared once so that each keystroke only compares strings. */
export interface SearchableLead {
  readonly lead: Lead;
  readonly text: string;
  readonly digits: string;
  readonly ready: Readonly<Record<ReadyFilter, boolean>>;
}

/** Lowercases and strips accents and apostrophes: `O’Rourke` becomes `orourke`, `Núñez` becomes `nunez`. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|['’ʼ`]/gu, '')
    .toLowerCase();
}

/** The digits of a phone number, without the country code 1. */
function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
}

/** A storm in the service, the notes or the tags, but not storm windows and storm doors, which are for sale. */
const storm = /\bstorms?\b(?![\s-]*(?:windows?|doors?)\b)/i;

export function searchable(lead: Lead, today: Day): SearchableLead {
  const call = callState(lead, today);
  return {
    lead,
    text: [lead.name, lead.email, lead.phone, lead.serviceType].map(fold).join('\n'),
    digits: phoneDigits(lead.phone),
    ready: {
      due: call === 'due',
      overdue: call === 'overdue',
      new: lead.status === 'new',
      storm: [lead.serviceType, lead.notes, ...lead.tags].some((text) => storm.test(text)),
    },
  };
}

/** Matches a phone number or a part of one. */
const phonePattern = /^[+(]?\d[\d\s().+/–-]*$/;

/**
 * Returns a predicate for the leads that match a filter, leaving out its ready filters. The search covers name, email,
 * phone and service, and ignores case, accents and phone punctuation. If there are several words, all must match, in any
 * order.
 */
function leadMatcher({ search, status, priority }: LeadFilter): (entry: SearchableLead) => boolean {
  const wanted = fold(search).trim();
  const digits = phonePattern.test(wanted) ? phoneDigits(wanted.replace(/^\+1/, '')) : '';
  const words = wanted.split(/\s+/);
  return ({ lead, text, digits: phone }) => {
    if (status !== 'all' && lead.status !== status) return false;
    if (priority !== 'all' && lead.priority !== priority) return false;
    if (digits) return phone.includes(digits) || text.includes(wanted);
    return words.every((word) => text.includes(word));
  };
}

/** Due today and overdue widen each other, because no lead is both. The others narrow what is shown. */
function matchesReady(marks: SearchableLead['ready'], chosen: readonly ReadyFilter[]): boolean {
  const isAnyDay = !(chosen.includes('due') || chosen.includes('overdue'));
  return (
    (isAnyDay || (chosen.includes('due') && marks.due) || (chosen.includes('overdue') && marks.overdue)) &&
    (!chosen.includes('new') || marks.new) &&
    (!chosen.includes('storm') || marks.storm)
  );
}

export interface FilteredLeads {
  readonly shown: readonly Lead[];
  /** For each ready filter, how many of the leads that match everything else it would show alone. */
  readonly counts: Readonly<Record<ReadyFilter, number>>;
}

/** The leads that match, in the order of the entries. */
export function filterLeads(entries: readonly SearchableLead[], filter: LeadFilter): FilteredLeads {
  const matches = leadMatcher(filter);
  const shown: Lead[] = [];
  const counts = { due: 0, overdue: 0, new: 0, storm: 0 };
  for (const entry of entries) {
    if (!matches(entry)) continue;
    for (const one of readyFilters) if (entry.ready[one]) counts[one] += 1;
    if (matchesReady(entry.ready, filter.ready)) shown.push(entry.lead);
  }
  return { shown, counts };
}

/** What a filter shows, in words: `due today or overdue, about a storm, status quoted`. Empty if it is not filtering. */
export function filterInWords({ search, status, priority, ready }: LeadFilter, today: Day): string {
  const timely = ready
    .filter((one) => one === 'due' || one === 'overdue')
    .map((one) => readyFilterName(one, today).replace(/^[DO]/, (letter) => letter.toLowerCase()));
  return [
    timely.join(' or '),
    ready.includes('new') ? 'new' : '',
    ready.includes('storm') ? 'about a storm' : '',
    status === 'all' ? '' : `status ${status}`,
    priority === 'all' ? '' : `priority ${priority}`,
    search.trim() ? `matching “${search.trim()}”` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
