import { useEffect, useState } from 'react';
import { officeHour, type OfficeHour } from '@/lib/calendar/office-hour';

/** The hour in the office, to the minute. A page that is left open overnight wakes up on the new day. */
export function useOfficeClock(): OfficeHour {
  const [hour, setHour] = useState(() => officeHour(new Date()));

  useEffect(() => {
    const timer = setInterval(() => setHour(officeHour(new Date())), 15_000);
    return () => clearInterval(timer);
  }, []);

  return hour;
}
