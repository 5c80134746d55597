import { ChevronLeft, ChevronRight, Contact, Mail, MapPin, Phone, X } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { company } from '@/content/company';
import type { Appointment, Lead } from '@/lib/crm/types';
import type { Day } from '@/lib/calendar/day';
import { saveFile } from '@/lib/browser/save-file';
import { contactFileName } from '@/lib/crm/file-names';
import { mailHref, mapHref, phoneHref } from '@/lib/crm/leads';
import { leadContact, vcard } from '@/lib/crm/vcard';
import { formatDollars } from '@/lib/dollars';
import { LeadFacts } from './lead-facts';
import { LeadVisits } from './lead-visits';
import { PrintButton } from './print-button';
import { PriorityBadge } from './priority-badge';
import { StatusBadge } from './status-badge';

interface LeadDialogProps {
  readonly lead: Lead | null;
  readonly appointments: readonly Appointment[];
  readonly today: Day;
  /** Of the lead in its list, counted from 1. */
  readonly position: number;
  readonly total: number;
  readonly onStep: (step: 1 | -1) => void;
  readonly onClose: () => void;
}

export const LeadDialog = memo(function LeadDialog({
  lead,
  appointments,
  today,
  position,
  total,
  onStep,
  onClose,
}: LeadDialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = lead !== null;

  // Focuses the heading, so that a second Enter does nothing. On the first button, it would open another lead.
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);

  useEffect(() => {
    const dialog = heading.current?.closest('dialog');
    if (dialog) dialog.scrollTop = 0;
  }, [lead?.id]);

  // The arrow keys are free, because nothing scrolls sideways. Dictation could type letters, but not arrow keys.
  useEffect(() => {
    if (!isOpen) return;
    const stepByKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
      event.preventDefault();
      onStep(event.key === 'ArrowRight' ? 1 : -1);
    };
    document.addEventListener('keydown', stepByKey);
    return () => document.removeEventListener('keydown', stepByKey);
  }, [isOpen, onStep]);

  function saveContact() {
    if (!lead) return;
    saveFile({
      name: contactFileName(lead.name),
      type: 'text/vcard;charset=utf-8',
      text: vcard(company, leadContact(lead), new Date()),
    });
  }

  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby="lead-name" className="sm:max-w-190 print:hidden">
      {lead ? (
        <div className="px-[clamp(18px,4vw,36px)] pt-3 pb-8">
          <div className="-mx-2 flex items-center gap-1">
            {total > 1 ? (
              <div role="group" aria-label="Leads in this list" className="flex items-center gap-1">
                <button
                  type="button"
                  aria-label="Previous lead"
                  aria-disabled={position <= 1}
                  onClick={() => onStep(-1)}
                  className={iconButton}
                >
                  <ChevronLeft aria-hidden="true" className="size-6" />
                </button>
                <p role="status" className="min-w-18 text-center text-small tabular-nums">
                  <span className="sr-only">{`${lead.name}, `}</span>
                  <span>{`${position} of ${total}`}</span>
                </p>
                <button
                  type="button"
                  aria-label="Next lead"
                  aria-disabled={position >= total}
                  onClick={() => onStep(1)}
                  className={iconButton}
                >
                  <ChevronRight aria-hidden="true" className="size-6" />
                </button>
              </div>
            ) : null}
            <button type="button" aria-label="Close" onClick={onClose} className={`${iconButton} ml-auto`}>
              <X aria-hidden="true" className="size-6" />
            </button>
          </div>
          <h2
            id="lead-name"
            translate="no"
            ref={heading}
            tabIndex={-1}
            className="mt-1 text-h3 shadow-none outline-none"
          >
            {lead.name}
          </h2>
          <p className="text-ink-2">{lead.serviceType}</p>
          <p className="mt-3 flex flex-wrap items-center gap-3">
            <StatusBadge status={lead.status} />
            <PriorityBadge priority={lead.priority} />
            <b className="font-serif text-h4 leading-none">{formatDollars(lead.estimatedValue)}</b>
          </p>
          <div className="mt-5 grid grid-cols-3 gap-2.5 sm:flex sm:flex-wrap sm:gap-3">
            <ButtonLink
              variant="shutter"
              href={phoneHref(lead.phone)}
              aria-label={`Call ${lead.name}, ${lead.phone}`}
              className={action}
            >
              <Phone aria-hidden="true" className="size-5" /> <span>Call</span>
            </ButtonLink>
            <ButtonLink
              variant="secondary"
              href={mailHref(lead.email)}
              aria-label={`Email ${lead.name}, ${lead.email}`}
              className={action}
            >
              <Mail aria-hidden="true" className="size-5" /> <span>Email</span>
            </ButtonLink>
            <ButtonLink
              variant="secondary"
              href={mapHref(lead.address)}
              newTab
              aria-label={`Map of ${lead.address}, opens a new tab`}
              className={action}
            >
              <MapPin aria-hidden="true" className="size-5" /> <span>Map</span>
            </ButtonLink>
          </div>
          <div className="mt-3 flex flex-wrap gap-2.5">
            <Button variant="secondary" size="small" onClick={saveContact}>
              <Contact aria-hidden="true" className="size-4.5" /> <span>Save contact</span>
            </Button>
            <PrintButton what="this lead" />
          </div>
          <LeadFacts lead={lead} today={today} />
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
          <LeadVisits
            lead={lead}
            visits={appointments.filter((appointment) => appointment.leadId === lead.id)}
            today={today}
          />
        </div>
      ) : null}
    </Dialog>
  );
});

const iconButton =
  'grid size-12 flex-none place-items-center rounded-sm -outline-offset-3 hover:bg-linen aria-disabled:text-rule aria-disabled:hover:bg-transparent';
const action = 'whitespace-nowrap max-sm:min-h-12.5 max-sm:gap-1.5 max-sm:px-1';
const subheading = 'mt-6 mb-2 text-h4';
