import type { CrmRecords } from './types';
import { asDay, type Day } from '@/lib/calendar/day';
import { addWorkingDays, officeDay, onDay, workingDaysBetween, type OfficeTime } from '@/lib/calendar/office-time';

/** The day on which the sample records were written. Every date in them is as far from today as it was from this day. */
export const sampleToday = asDay('2026-03-02');

/**
 * Moves a sample day so that it lies as many working days from today as it lay from `sampleToday`. On a Sunday, when
 * the office is closed, today is the Saturday before: what is due today is what the last working day left over.
 */
export function moveDay(sample: Day, today: Day): Day {
  return addWorkingDays(today, workingDaysBetween(sampleToday, sample));
}

function moveTime(sample: OfficeTime, today: Day): OfficeTime {
  return onDay(sample, moveDay(officeDay(sample), today));
}

/** All records, as if they had been written today. */
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
