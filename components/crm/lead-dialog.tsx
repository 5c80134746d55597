import { Mail, MapPin, Phone, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { Appointment, Lead } from '@/content/crm/types';
import type { Day } from '@/lib/calendar/day';
import { formatDayAndTime } from '@/lib/calendar/format-office-time';
import { mailHref, mapHref, phoneHref } from '@/lib/crm/leads';
import { formatDollars } from '@/lib/dollars';
import { FollowUp } from './follow-up';
import { PriorityBadge } from './priority-badge';
import { StatusBadge } from './status-badge';

interface LeadDialogProps {
  /** The lead to show, or null when none is open. */
  readonly lead: Lead | null;
  readonly appointments: readonly Appointment[];
  readonly today: Day;
  readonly onClose: () => void;
}

/** The full record of one lead, with links to call it, to email it and to find the address on a map. */
export function LeadDialog({ lead, appointments, today, onClose }: LeadDialogProps) {
  return (
    <Dialog open={lead !== null} onClose={onClose} aria-labelledby="lead-name" className="sm:max-w-190">
      {lead ? (
        <div className="px-[clamp(18px,4vw,36px)] pt-5 pb-8">
          <div className="flex items-start gap-4">
            <div className="min-w-0 flex-1 pt-1.5">
              <h2 id="lead-name" className="text-h3">
                {lead.name}
              </h2>
              <p className="text-ink-2">{lead.serviceType}</p>
            </div>
            <button
              type="button"
              aria-label="Close"
              onClick={onClose}
              className="-mr-2 grid size-12 flex-none place-items-center rounded-sm -outline-offset-3 hover:bg-linen"
            >
              <X aria-hidden="true" className="size-6" />
            </button>
          </div>
          <p className="mt-3 flex flex-wrap items-center gap-3">
            <StatusBadge status={lead.status} />
            <PriorityBadge priority={lead.priority} />
            <b className="font-serif text-title leading-none">{formatDollars(lead.estimatedValue)}</b>
          </p>
          <div className="mt-5 grid grid-cols-3 gap-2.5 sm:flex sm:flex-wrap sm:gap-3">
            <ButtonLink
              variant="shutter"
              href={phoneHref(lead.phone)}
              aria-label={`Call ${lead.name}, ${lead.phone}`}
              className={action}
            >
              <Phone aria-hidden="true" className="size-5" /> Call
            </ButtonLink>
            <ButtonLink
              variant="secondary"
              href={mailHref(lead.email)}
              aria-label={`E-mail ${lead.name}, ${lead.email}`}
              className={action}
            >
              <Mail aria-hidden="true" className="size-5" /> E-mail
            </ButtonLink>
            <ButtonLink
              variant="secondary"
              href={mapHref(lead.address)}
              newTab
              aria-label={`Map of ${lead.address}, opens a new tab`}
              className={action}
            >
              <MapPin aria-hidden="true" className="size-5" /> Map
            </ButtonLink>
          </div>
          <dl className="mt-6 grid gap-x-8 border-t border-rule-strong sm:grid-cols-2">
            <Fact label="Phone">{lead.phone}</Fact>
            <Fact label="E-mail">{lead.email}</Fact>
            <Fact label="Address">{lead.address}</Fact>
            <Fact label="Source">{lead.source}</Fact>
            <Fact label="Received">{formatDayAndTime(lead.createdAt, today)}</Fact>
            <Fact label="Updated">{formatDayAndTime(lead.updatedAt, today)}</Fact>
            <Fact label="Follow up">
              <FollowUp lead={lead} today={today} />
            </Fact>
            <Fact label="Lead number">{lead.id}</Fact>
          </dl>
          <h3 className={subheading}>Notes</h3>
          <p className="max-w-[60ch]">{lead.notes}</p>
          <h3 className={subheading}>Tags</h3>
          <ul className="flex flex-wrap gap-2">
            {lead.tags.map((tag) => (
              <li key={tag} className="rounded-sm bg-linen px-2.5 py-1 text-small font-semibold">
                {tag}
              </li>
            ))}
          </ul>
          <h3 className={subheading}>Appointments</h3>
          <Visits visits={appointments.filter((appointment) => appointment.leadId === lead.id)} today={today} />
        </div>
      ) : null}
    </Dialog>
  );
}

const action = 'whitespace-nowrap max-sm:min-h-12.5 max-sm:gap-1.5 max-sm:px-1';
const subheading = 'mt-6 mb-2 text-h4';

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3 border-b border-rule py-2.5 leading-snug">
      <dt className="text-ink-2">{label}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

function Visits({ visits, today }: { readonly visits: readonly Appointment[]; readonly today: Day }) {
  if (visits.length === 0) return <p className="text-ink-2">No appointment yet.</p>;
  return (
    <ul>
      {visits.map((visit) => (
        <li key={visit.id} className="border-l-5 border-copper bg-white px-4 py-3 leading-snug not-last:mb-3">
          <p className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <b>{visit.title}</b>
            <StatusBadge status={visit.status} />
          </p>
          <p>{`${formatDayAndTime(visit.date, today)}, ${visit.duration} minutes, ${visit.assignedTo}`}</p>
          <p className="text-small text-ink-2">{`${visit.location}. ${visit.notes} Reminders ${visit.reminders ? 'on' : 'off'}.`}</p>
        </li>
      ))}
    </ul>
  );
}
