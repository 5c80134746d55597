import clsx from 'clsx';
import type { Lead } from '@/lib/crm/types';
import type { Day } from '@/lib/calendar/day';
import { formatDollars } from '@/lib/dollars';
import { FollowUp } from './follow-up';
import { LeadNameButton } from './lead-name-button';
import { PriorityBadge } from './priority-badge';
import { StatusBadge } from './status-badge';

interface LeadCardProps {
  readonly lead: Lead;
  readonly today: Day;
  readonly onOpenLead: (id: string) => void;
}

export function LeadCard({ lead, today, onOpenLead }: LeadCardProps) {
  return (
    <li className="pb-3">
      <div
        className={clsx(
          'relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1.5 border border-rule-strong bg-white px-3.5 py-3',
          'leading-snug focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-(--focus)',
        )}
      >
        <div>
          <LeadNameButton lead={lead} onOpenLead={onOpenLead} className="outline-none after:absolute after:inset-0" />
          <span className="block text-small text-ink-2">{lead.phone}</span>
        </div>
        <p className="text-right font-serif text-large font-bold">{formatDollars(lead.estimatedValue)}</p>
        <p>
          <span>{lead.serviceType}</span>
          <span className="block text-small text-ink-2">{lead.source}</span>
        </p>
        <p className="text-right">
          <PriorityBadge priority={lead.priority} />
        </p>
        <p>
          <StatusBadge status={lead.status} />
        </p>
        <p className="self-center text-right text-small">
          <span className="sr-only">Follow up: </span>
          <FollowUp lead={lead} today={today} />
        </p>
      </div>
    </li>
  );
}
