import type { Appointment, Lead } from '@/lib/crm/types';
import { printDay } from '@/lib/calendar/day';
import { officeDay, printTime, type OfficeTime } from '@/lib/calendar/office-time';
import { formatDollars } from '@/lib/dollars';
import { capitalized } from '@/lib/text/capitalized';
import { Sheet, SheetEntry } from './sheet';

type LeadSheetProps = { readonly lead: Lead; readonly appointments: readonly Appointment[] };

export function LeadSheet({ lead, appointments }: LeadSheetProps) {
  const visits = appointments.filter((appointment) => appointment.leadId === lead.id);
  const facts: readonly (readonly [label: string, value: string])[] = [
    ['Service', lead.serviceType],
    ['Phone', lead.phone],
    ['Email', lead.email],
    ['Address', lead.address],
    ['Status', capitalized(lead.status)],
    ['Priority', capitalized(lead.priority)],
    ['Value', formatDollars(lead.estimatedValue)],
    ['Source', lead.source],
    ['Received', printDateAndTime(lead.createdAt)],
    ['Updated', printDateAndTime(lead.updatedAt)],
    ['Follow up', lead.followUpDate ? printDay(lead.followUpDate, 'full') : 'None'],
    ['Tags', lead.tags.join(', ')],
    ['Lead number', lead.id],
  ];
  return (
    <Sheet heading={lead.name}>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>Notes</h3>
      <p>{lead.notes}</p>
      <h3>Appointments</h3>
      {visits.length === 0 ? (
        <p>No appointment yet.</p>
      ) : (
        <ul>
          {visits.map((visit) => (
            <SheetEntry
              key={visit.id}
              title={printDateAndTime(visit.date)}
              subtitle={visit.title}
              aside={`${capitalized(visit.status)}. ${visit.duration}\u00a0minutes, ${visit.assignedTo}`}
            >
              <p>{visit.location}</p>
              {visit.notes ? <p>{`Note: ${visit.notes}`}</p> : null}
            </SheetEntry>
          ))}
        </ul>
      )}
    </Sheet>
  );
}

const printDateAndTime = (time: OfficeTime): string => `${printDay(officeDay(time), 'full')}, ${printTime(time)}`;
