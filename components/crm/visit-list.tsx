import type { Appointment, Lead } from '@/lib/crm/types';
import { printNearDay, type Day } from '@/lib/calendar/day';
import { officeDay, printTime } from '@/lib/calendar/office-time';
import { CalendarButton } from './calendar-button';
import { LeadNameButton, tallTarget } from './lead-name-button';
import { StatusBadge } from './status-badge';

interface VisitListProps {
  readonly visits: readonly Appointment[];
  readonly leads: readonly Lead[];
  readonly today: Day;
  readonly onOpenLead: (id: string) => void;
}

export function VisitList({ visits, leads, today, onOpenLead }: VisitListProps) {
  return (
    <section aria-labelledby="next-visits" data-leads="visits">
      <h2 id="next-visits" className="mb-2 flex min-h-11 items-center text-h4">
        Next visits
      </h2>
      {visits.length === 0 ? (
        <p className="border-y border-rule-strong py-4">No visits are scheduled or confirmed.</p>
      ) : (
        <ol className="grid gap-x-8 sm:max-3xl:grid-cols-2">
          {visits.map((visit) => {
            const lead = leads.find(({ id }) => id === visit.leadId);
            return (
              <li key={visit.id} className="flex flex-wrap gap-x-3 border-t border-rule-strong py-3.5 leading-snug">
                <p className="w-26 flex-none">
                  <b className="block whitespace-nowrap">{printNearDay(officeDay(visit.date), today)}</b>
                  <span className="text-small text-ink-2">{printTime(visit.date)}</span>
                </p>
                <div className="min-w-0 flex-1 basis-40">
                  {lead ? <LeadNameButton lead={lead} onOpenLead={onOpenLead} className={tallTarget} /> : null}
                  <p>{visit.title}</p>
                  <p className="mb-1 text-small text-ink-2">{`${visit.location}. ${visit.duration}\u00a0min, ${visit.assignedTo}`}</p>
                  <p className="flex flex-wrap items-center justify-between gap-3">
                    <StatusBadge status={visit.status} />
                    <CalendarButton visit={visit} lead={lead} isCompact />
                  </p>
                </div>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
