import type { Day } from '@/lib/calendar/day';
import { printNearTime } from '@/lib/calendar/office-time';
import { isPlanned } from '@/lib/crm/leads';
import type { Appointment, Lead } from '@/lib/crm/types';
import { CalendarButton } from './calendar-button';
import { StatusBadge } from './status-badge';

type LeadVisitsProps = { readonly lead: Lead; readonly visits: readonly Appointment[]; readonly today: Day };

export function LeadVisits({ lead, visits, today }: LeadVisitsProps) {
  if (visits.length === 0) return <p className="text-ink-2">No appointment yet.</p>;
  return (
    <ul>
      {visits.map((visit) => (
        <li key={visit.id} className="border-l-5 border-copper bg-white px-4 py-3 leading-snug not-last:mb-3">
          <p className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <b>{visit.title}</b>
            <StatusBadge status={visit.status} />
          </p>
          <p>{`${printNearTime(visit.date, today)}, ${visit.duration} minutes, ${visit.assignedTo}`}</p>
          <p className="text-small text-ink-2">{`${visit.location}. ${visit.notes} Reminders ${visit.reminders ? 'on' : 'off'}.`}</p>
          {isPlanned(visit) ? (
            <p className="mt-2.5">
              <CalendarButton visit={visit} lead={lead} />
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
