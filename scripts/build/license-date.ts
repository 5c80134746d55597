/**
 * Whether the day is over on `now`'s local calendar. The license is still valid on that day. Throws for any other date
 * format.
 * @param date month-day-year, as the state prints it: `12-31-2030`
 */
export function isPast(date: string, now: Date): boolean {
  const parts = /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(date);
  if (!parts) throw new Error(`The license date "${date}" is not written month-day-year, as in 12-31-2030.`);
  const [, month, day, year] = parts.map(Number);
  return now >= new Date(Number(year), Number(month) - 1, Number(day) + 1);
}
