import clsx from 'clsx';
import { CalendarPlus } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { company } from '@/content/company';
import type { Appointment, Lead } from '@/lib/crm/types';
import { saveFile } from '@/lib/browser/save-file';
import { officeDay } from '@/lib/calendar/office-time';
import { visitFileName } from '@/lib/crm/file-names';
import { visitEvent } from '@/lib/crm/visit-event';
import { calendarFile } from '@/lib/mail/ics';

interface CalendarButtonProps {
  readonly visit: Appointment;
  readonly lead: Lead | undefined;
  readonly isCompact?: boolean;
}

export function CalendarButton({ visit, lead, isCompact = false }: CalendarButtonProps) {
  function save() {
    saveFile({
      name: visitFileName(officeDay(visit.date), lead?.name ?? visit.title),
      type: 'text/calendar;charset=utf-8',
      text: calendarFile(company, visitEvent(visit, lead), new Date()),
    });
  }

  return (
    <Button
      variant="secondary-white"
      size="small"
      onClick={save}
      aria-label={`Add to calendar: ${visit.title}${lead ? `, ${lead.name}` : ''}`}
      title={isCompact ? 'Add to calendar' : undefined}
      className={clsx(isCompact && 'w-12 flex-none')}
    >
      <CalendarPlus aria-hidden="true" className="size-4.5 flex-none" />
      {isCompact ? null : <span>Add to calendar</span>}
    </Button>
  );
}
