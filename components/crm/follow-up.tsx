import type { Lead } from '@/lib/crm/types';
import { printNearDay, type Day } from '@/lib/calendar/day';
import { dueDay, isOverdue } from '@/content/crm/calls';

export function FollowUp({ lead, today }: { readonly lead: Lead; readonly today: Day }) {
  if (!lead.followUpDate) {
    return (
      <>
        <span aria-hidden="true">—</span>
        <span className="sr-only">None</span>
      </>
    );
  }
  return (
    <>
      <span className="whitespace-nowrap">{printNearDay(dueDay(lead.followUpDate), today)}</span>
      {isOverdue(lead, today) ? <span className="block text-small font-semibold text-door">Overdue</span> : null}
    </>
  );
}
