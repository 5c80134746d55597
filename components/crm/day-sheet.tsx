import type { CrmRecords, Lead } from '@/lib/crm/types';
import { printDay, type Day } from '@/lib/calendar/day';
import { officeDay, printTime, type OfficeTime } from '@/lib/calendar/office-time';
import { dueDay, isOverdue, leadsToCall } from '@/content/crm/calls';
import { upcomingVisits } from '@/lib/crm/leads';
import { maxCalls } from './call-list';
import { Sheet, SheetEntry } from './sheet';
import { capitalized } from '@/lib/text/capitalized';

type DaySheetProps = { readonly records: CrmRecords; readonly now: OfficeTime };

export function DaySheet({ records: { leads, appointments }, now }: DaySheetProps) {
  const today = officeDay(now);
  const day = printDay(dueDay(today), 'without-year');
  const calls = leadsToCall(leads, today).slice(0, maxCalls);
  const { visits } = upcomingVisits(appointments, now);
  return (
    <Sheet heading={`Calls and visits, ${day}`}>
      <h3>Calls</h3>
      {calls.length === 0 ? (
        <p>Nobody is waiting for a call.</p>
      ) : (
        <ul>
          {calls.map((lead) => (
            <SheetEntry
              key={lead.id}
              title={lead.name}
              subtitle={lead.phone}
              aside={`${capitalized(lead.priority)}. ${dueInWords(lead, today)}`}
            >
              <p>{`${lead.serviceType}. ${lead.address}`}</p>
              <p>{`Note: ${lead.notes}`}</p>
            </SheetEntry>
          ))}
        </ul>
      )}
      <h3>Next visits</h3>
      {visits.length === 0 ? (
        <p>No visits are scheduled or confirmed.</p>
      ) : (
        <ul>
          {visits.map((visit) => {
            const lead = leads.find(({ id }) => id === visit.leadId);
            return (
              <SheetEntry
                key={visit.id}
                title={`${printDay(officeDay(visit.date), 'without-year')}, ${printTime(visit.date)}`}
                subtitle={lead ? `${lead.name}, ${lead.phone}` : ''}
                aside={`${capitalized(visit.status)}. ${visit.duration}\u00a0minutes, ${visit.assignedTo}`}
              >
                <p>{`${visit.title}. ${lead?.address ?? visit.location}`}</p>
                <p>{`Note: ${visit.notes}`}</p>
              </SheetEntry>
            );
          })}
        </ul>
      )}
    </Sheet>
  );
}

function dueInWords(lead: Lead, today: Day): string {
  const day = printDay(dueDay(lead.followUpDate ?? today), 'without-year');
  return isOverdue(lead, today) ? `Overdue since ${day}` : `Due ${day}`;
}
