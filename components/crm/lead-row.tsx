import type { Lead } from '@/lib/crm/types';
import { printNearDay, type Day } from '@/lib/calendar/day';
import { officeDay } from '@/lib/calendar/office-time';
import { formatDollars } from '@/lib/dollars';
import { FollowUp } from './follow-up';
import { LeadNameButton, tallTarget } from './lead-name-button';
import { PriorityBadge } from './priority-badge';
import { StatusBadge } from './status-badge';

interface LeadRowProps {
  readonly lead: Lead;
  readonly today: Day;
  readonly onOpenLead: (id: string) => void;
  readonly showsReceived?: boolean;
}

export function LeadRow({ lead, today, onOpenLead, showsReceived = false }: LeadRowProps) {
  return (
    <tr>
      <th scope="row">
        <LeadNameButton lead={lead} onOpenLead={onOpenLead} className={`${tallTarget} xl:whitespace-nowrap`} />
        <span className="block text-small/snug font-normal whitespace-nowrap text-ink-2">{lead.phone}</span>
      </th>
      <td>
        <span>{lead.serviceType}</span>
        <span className="block text-small/snug text-ink-2">{lead.source}</span>
      </td>
      <td>
        <StatusBadge status={lead.status} />
      </td>
      <td>
        <PriorityBadge priority={lead.priority} />
      </td>
      <td className="text-right font-semibold tabular-nums">{formatDollars(lead.estimatedValue)}</td>
      {showsReceived ? (
        <td className="whitespace-nowrap max-2xl:hidden">{printNearDay(officeDay(lead.createdAt), today)}</td>
      ) : null}
      <td>
        <FollowUp lead={lead} today={today} />
      </td>
    </tr>
  );
}
