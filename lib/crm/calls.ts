import type { Lead } from './types';
import { leadPriorities } from './types';
import type { Day } from '@/lib/calendar/day';
import { workingDayOnOrAfter, workingDayOnOrBefore, type OpenDays } from '@/lib/calendar/working-days';
import { isOpen } from './leads';

/** Calls that fall on a closed day are due on the next open one. */
export function createCallRules(openDays: OpenDays) {
  const dueDay = (followUp: Day): Day => workingDayOnOrAfter(openDays, followUp);

  /** `today`, or the next open weekday (`Monday`) while the office is closed. */
  const callDay = (today: Day): string => (dueDay(today) === today ? 'today' : `${openDays[0]}`);

  function callState(lead: Lead, today: Day): 'due' | 'overdue' | null {
    if (!lead.followUpDate || !isOpen(lead)) return null;
    const due = dueDay(lead.followUpDate);
    if (due < workingDayOnOrBefore(openDays, today)) return 'overdue';
    return due <= dueDay(today) ? 'due' : null;
  }

  const isOverdue = (lead: Lead, today: Day): boolean => callState(lead, today) === 'overdue';

  function leadsToCall(leads: readonly Lead[], today: Day): readonly Lead[] {
    return leads
      .filter((lead) => callState(lead, today) !== null)
      .toSorted(
        (a, b) =>
          leadPriorities.indexOf(a.priority) - leadPriorities.indexOf(b.priority) ||
          (a.followUpDate ?? '').localeCompare(b.followUpDate ?? ''),
      );
  }

  return { dueDay, callDay, callState, isOverdue, leadsToCall };
}
