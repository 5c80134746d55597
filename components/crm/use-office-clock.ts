import { useEffect, useState } from 'react';
import { officeHour, type OfficeHour } from '@/lib/calendar/office-hour';

/** The current office time, to the minute. Checked every 15 seconds, so that a page left open overnight stays correct. */
export function useOfficeClock(): OfficeHour {
  const [hour, setHour] = useState(() => officeHour(new Date()));

  useEffect(() => {
    const timer = setInterval(() => setHour(officeHour(new Date())), 15_000);
    return () => clearInterval(timer);
  }, []);

  return hour;
}
