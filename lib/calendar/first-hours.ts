/** The first two hours of a day that opens at `07:30`: `between 7:30 and 9:30 in the morning`. */
export function firstHours(opens: string): string {
  const [hour = 0, minute = 0] = opens.split(':').map(Number);
  const clock = (at: number) => `${at % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`;
  if (hour + 2 < 12) return `between ${clock(hour)} and ${clock(hour + 2)} in the morning`;
  return `soon after ${clock(hour)} ${hour < 12 ? 'AM' : 'PM'}`;
}
