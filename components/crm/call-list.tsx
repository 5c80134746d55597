import clsx from 'clsx';
import { PhoneIcon } from '@/components/ui/phone-icon';
import { ButtonLink } from '@/components/ui/button';
import type { Lead } from '@/lib/crm/types';
import { printNearDay, type Day } from '@/lib/calendar/day';
import { callDay, dueDay, isOverdue } from '@/content/crm/calls';
import { phoneHref } from '@/lib/crm/leads';
import { LeadNameButton, tallTarget } from './lead-name-button';
import { PrintButton } from './print-button';
import { PriorityBadge } from './priority-badge';

interface CallListProps {
  readonly leads: readonly Lead[];
  readonly today: Day;
  readonly onOpenLead: (id: string) => void;
}

/** Nobody makes more calls than this in a day. */
export const maxCalls = 12;

export function CallList({ leads, today, onOpenLead }: CallListProps) {
  const shown = leads.slice(0, maxCalls);
  const more = leads.length - shown.length;
  const day = callDay(today);
  return (
    <section aria-labelledby="calls-today" data-leads="calls">
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="calls-today" className="text-h4">
          {`Need a call ${day === 'today' ? day : `on ${day}`}`}
        </h2>
        <PrintButton what="the calls and the next visits" />
      </div>
      {shown.length === 0 ? (
        <p className="border-y border-rule-strong py-4">Nobody is waiting for a call.</p>
      ) : (
        <ul className="border border-rule-strong bg-white">
          {shown.map((lead) => (
            <li
              key={lead.id}
              className={clsx(
                'grid items-center gap-x-4 gap-y-1 border-b border-rule px-3.5 py-2.5 leading-snug last:border-b-0',
                'grid-cols-[minmax(0,1fr)_7.5rem] md:grid-cols-[minmax(0,1fr)_7.5rem_9rem_7.5rem]',
              )}
            >
              <div>
                <LeadNameButton lead={lead} onOpenLead={onOpenLead} className={tallTarget} />
                <p className="text-small text-ink-2">{lead.serviceType}</p>
              </div>
              <p className="max-md:order-3">
                <PriorityBadge priority={lead.priority} />
              </p>
              <p className="text-small max-md:order-4 max-md:text-right">
                <span>{printDue(dueDay(lead.followUpDate ?? today), today)}</span>
                {isOverdue(lead, today) ? <span className="block font-semibold text-door">Overdue</span> : null}
              </p>
              <ButtonLink
                variant="shutter"
                size="small"
                href={phoneHref(lead.phone)}
                aria-label={`Call ${lead.name}, ${lead.phone}`}
              >
                <PhoneIcon className="size-4.5" /> <span>Call</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
      {more > 0 ? (
        <p className="mt-2 text-small text-ink-2">{`${more} more ${more === 1 ? 'needs' : 'need'} a call.`}</p>
      ) : null}
    </section>
  );
}

function printDue(day: Day, today: Day): string {
  return `Due ${printNearDay(day, today).replace(/^(Today|Tomorrow|Yesterday)$/, (word) => word.toLowerCase())}`;
}
