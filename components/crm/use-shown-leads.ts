import { useMemo } from 'react';
import type { Lead } from '@/lib/crm/types';
import type { Day } from '@/lib/calendar/day';
import { callState } from '@/content/crm/calls';
import { createLeadFinder, toSearchable, type FilteredLeads, type LeadFilter } from '@/lib/crm/lead-filter';
import { sortLeads, type LeadOrder } from '@/lib/crm/leads-sort';

export function useShownLeads(leads: readonly Lead[], today: Day, filter: LeadFilter, order: LeadOrder): FilteredLeads {
  const entries = useMemo(() => leads.map((lead) => toSearchable(lead, callState(lead, today))), [leads, today]);
  const sorted = useMemo(() => sortLeads(entries, order), [entries, order]);
  const find = useMemo(() => createLeadFinder(sorted), [sorted]);
  return useMemo(() => find(filter), [find, filter]);
}
