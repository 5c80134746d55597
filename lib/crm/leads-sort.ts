import { leadPriorities, leadStatuses, type Lead } from './types';

export const leadOrderNames = {
  createdAt: 'Newest first',
  followUpDate: 'Earliest follow-up first',
  priority: 'Most urgent first',
  estimatedValue: 'Highest value first',
  name: 'By name',
  serviceType: 'By service',
  status: 'By status',
} as const;
export type LeadColumn = keyof typeof leadOrderNames;
export const leadColumns = Object.keys(leadOrderNames) as readonly LeadColumn[];

export type LeadOrder = { readonly column: LeadColumn; readonly direction: 'ascending' | 'descending' };

export const newestFirst: LeadOrder = { column: 'createdAt', direction: 'descending' };

const collator = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true });

const compare: Record<LeadColumn, (a: Lead, b: Lead) => number> = {
  name: (a, b) => collator.compare(a.name, b.name),
  serviceType: (a, b) => collator.compare(a.serviceType, b.serviceType),
  status: (a, b) => leadStatuses.indexOf(a.status) - leadStatuses.indexOf(b.status),
  priority: (a, b) => leadPriorities.indexOf(a.priority) - leadPriorities.indexOf(b.priority),
  estimatedValue: (a, b) => a.estimatedValue - b.estimatedValue,
  createdAt: (a, b) => a.createdAt.localeCompare(b.createdAt),
  followUpDate: (a, b) => (a.followUpDate ?? '').localeCompare(b.followUpDate ?? ''),
};

/** Stable. When sorting by follow-up date, leads without one come last in either direction. */
export function sortLeads(leads: readonly Lead[], { column, direction }: LeadOrder): readonly Lead[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return leads.toSorted((a, b) => {
    if (column === 'followUpDate' && !(a.followUpDate && b.followUpDate)) {
      return Number(!a.followUpDate) - Number(!b.followUpDate);
    }
    return sign * compare[column](a, b);
  });
}

export function firstDirection(column: LeadColumn): LeadOrder['direction'] {
  return column === 'estimatedValue' || column === 'createdAt' ? 'descending' : 'ascending';
}

export function nextOrder(order: LeadOrder, column: LeadColumn): LeadOrder {
  if (order.column !== column) return { column, direction: firstDirection(column) };
  return { column, direction: order.direction === 'ascending' ? 'descending' : 'ascending' };
}
