/** In its own file, because the calendar loads only when it's first used. */
export const bookingCalendar = {
  previous: 'Previous month',
  next: 'Next month',
  help: 'Use the arrow keys to move between days.',
  full: 'not available',
  closed: 'closed',
  today: 'today',
  weekdays: [
    { short: 'Sun', name: 'Sunday' },
    { short: 'Mon', name: 'Monday' },
    { short: 'Tue', name: 'Tuesday' },
    { short: 'Wed', name: 'Wednesday' },
    { short: 'Thu', name: 'Thursday' },
    { short: 'Fri', name: 'Friday' },
    { short: 'Sat', name: 'Saturday' },
  ],
} as const;
