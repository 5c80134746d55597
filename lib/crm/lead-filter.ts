import type { Lead, LeadPriority, LeadStatus } from '@/content/crm/types';

export interface LeadFilter {
  readonly search: string;
  readonly status: LeadStatus | 'all';
  readonly priority: LeadPriority | 'all';
}

export const emptyFilter: LeadFilter = { search: '', status: 'all', priority: 'all' };

/** Whether any filter is set. A search of only whitespace does not count. */
export function isFiltering({ search, status, priority }: LeadFilter): boolean {
  return search.trim() !== '' || status !== 'all' || priority !== 'all';
}

/** A lead with its searchable text, prepared once so that each keystroke only compares strings. */
export interface SearchableLead {
  readonly lead: Lead;
  readonly text: string;
  readonly digits: string;
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

export function searchable(lead: Lead): SearchableLead {
  return {
    lead,
    text: [lead.name, lead.email, lead.phone, lead.serviceType].map(fold).join('\n'),
    digits: phoneDigits(lead.phone),
  };
}

/** Matches a phone number or a part of one. */
const phonePattern = /^[+(]?\d[\d\s().+/–-]*$/;

/**
 * Returns a predicate for the leads that match a filter. The search covers name, email, phone and service, and ignores
 * case, accents and phone punctuation. If there are several words, all must match, in any order.
 */
export function leadMatcher({ search, status, priority }: LeadFilter): (entry: SearchableLead) => boolean {
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
