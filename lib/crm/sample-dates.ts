import type { CrmRecords } from './types';
import { asDay, type Day } from '@/lib/calendar/day';
import { addWorkingDays, officeDay, onDay, workingDaysBetween, type OfficeTime } from '@/lib/calendar/office-time';

/** The day the sample records were written. Their dates move along with today. */
export const sampleToday = asDay('2026-03-02');

/** In working days. On a Sunday, today counts as Saturday, so calls left over from it are still due. */
export function moveDay(sample: Day, today: Day): Day {
  return addWorkingDays(today, workingDaysBetween(sampleToday, sample));
}

function moveTime(sample: OfficeTime, today: Day): OfficeTime {
  return onDay(sample, moveDay(officeDay(sample), today));
}

export function moveRecords({ leads, appointments, automations }: CrmRecords, today: Day): CrmRecords {
  return {
    leads: leads.map((lead) => ({
      ...lead,
      createdAt: moveTime(lead.createdAt, today),
      updatedAt: moveTime(lead.updatedAt, today),
      ...(lead.followUpDate ? { followUpDate: moveDay(lead.followUpDate, today) } : {}),
    })),
    appointments: appointments.map((appointment) => ({ ...appointment, date: moveTime(appointment.date, today) })),
    automations: automations.map((automation) => ({
      ...automation,
      createdAt: moveDay(automation.createdAt, today),
      ...(automation.lastRun ? { lastRun: moveTime(automation.lastRun, today) } : {}),
    })),
  };
}
