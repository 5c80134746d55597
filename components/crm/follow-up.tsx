import type { Lead } from '@/content/crm/types';
import { isOpen } from '@/lib/crm/leads';
import { formatDay, type OfficeDay } from '@/lib/crm/sample-dates';

interface FollowUpProps {
  readonly lead: Lead;
  readonly today: OfficeDay;
}

/** The follow-up date of a lead, marked as overdue when it has passed and the lead is still open. */
export function FollowUp({ lead, today }: FollowUpProps) {
  if (!lead.followUpDate) {
    return (
      <>
        <span aria-hidden="true">—</span>
        <span className="sr-only">None</span>
      </>
    );
  }
  const isOverdue = isOpen(lead) && lead.followUpDate < today;
  return (
    <>
      <span className="whitespace-nowrap">{formatDay(lead.followUpDate, today)}</span>
      {isOverdue ? <span className="block text-small font-semibold text-door">Overdue</span> : null}
    </>
  );
}
