import type { CrmRecords } from './types';
import { asDay, type Day } from '@/lib/calendar/day';
import { officeDay, onDay, type OfficeTime } from '@/lib/calendar/office-time';
import { addWorkingDays, weekdays, workingDaysBetween, type OpenDays } from '@/lib/calendar/working-days';

/** The day the sample records were written. Their dates move along with today. */
export const sampleToday = asDay('2026-03-02');
/** Monday to Saturday, because none of the sample dates is a Sunday. */
const sampleDays = weekdays.slice(0, 6);

/** Moves by working days. A closed day counts as the open day before it, so on Sunday, Saturday's calls are still due. */
export function moveDay(openDays: OpenDays, sample: Day, today: Day): Day {
  return addWorkingDays(openDays, today, workingDaysBetween(sampleDays, sampleToday, sample));
}

export function moveDates(openDays: OpenDays, records: CrmRecords, today: Day): CrmRecords {
  const { leads, appointments, automations } = records;
  const movedDay = (sample: Day) => moveDay(openDays, sample, today);
  const movedTime = (sample: OfficeTime) => onDay(sample, movedDay(officeDay(sample)));
  return {
    leads: leads.map((lead) => ({
      ...lead,
      createdAt: movedTime(lead.createdAt),
      updatedAt: movedTime(lead.updatedAt),
      ...(lead.followUpDate ? { followUpDate: movedDay(lead.followUpDate) } : {}),
    })),
    appointments: appointments.map((appointment) => ({ ...appointment, date: movedTime(appointment.date) })),
    automations: automations.map((automation) => ({
      ...automation,
      createdAt: movedDay(automation.createdAt),
      ...(automation.lastRun ? { lastRun: movedTime(automation.lastRun) } : {}),
    })),
  };
}
