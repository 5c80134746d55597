import { company } from '@/content/company';
import type { DaysOff } from '@/lib/calendar/availability';

/** When visits can be booked. The weekdays on which you're open are in `hours`, in content/company.ts. */
export interface BookingWeek {
  /** The times that visitors can choose. Those outside `hours` are left out. */
  readonly slots: readonly string[];
  /** Days without visits, year first: `['2026-12-24', '2026-12-25']`. */
  readonly closedDates: readonly string[];
  /** True: visitors may also ask for a weekday on which you're closed, and you call to find another day. */
  readonly offersClosedWeekdays: boolean;
  /** A sample: days from today that look fully booked. Delete the numbers and leave the brackets. */
  readonly sampleFullDays: readonly number[];
  /** When to call to set up a visit, to follow “call”. Without it, the first two hours of the day. */
  readonly bestTimeToCall?: string;
}

export const bookingWeek: BookingWeek = {
  slots: ['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM'],
  closedDates: [],
  offersClosedWeekdays: true,
  sampleFullDays: [2, 5, 8],
  bestTimeToCall: undefined,
};

export const daysOff: DaysOff = {
  fullDays: bookingWeek.sampleFullDays,
  closedDates: bookingWeek.closedDates,
  closedWeekdays: bookingWeek.offersClosedWeekdays ? [] : company.hours.closedDays,
};
