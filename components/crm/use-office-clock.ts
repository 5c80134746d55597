import { useEffect, useState } from 'react';
import { officeTime, type OfficeTime } from '@/lib/calendar/office-time';

/** The time at the office, read every 15 seconds so that a page left open overnight stays correct. */
export function useOfficeClock(): OfficeTime {
  const [time, setTime] = useState(() => officeTime(new Date()));

  useEffect(() => {
    const timer = setInterval(() => setTime(officeTime(new Date())), 15_000);
    return () => clearInterval(timer);
  }, []);

  return time;
}
