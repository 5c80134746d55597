import { useSyncExternalStore } from 'react';
import { dayOf, untilMidnight, type Day } from '@/lib/calendar/booking-calendar';

/** A timer can be late in a tab that sleeps, so the day is read again whenever the visitor comes back to the tab. */
function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function wait() {
    timer = setTimeout(() => {
      onChange();
      wait();
    }, untilMidnight(new Date()));
  }
  wait();
  document.addEventListener('visibilitychange', onChange);
  window.addEventListener('pageshow', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
    window.removeEventListener('pageshow', onChange);
  };
}

/** The visitor's own day, which changes at midnight; null until scripts run, since the page was built on another day. */
export function useToday(): Day | null {
  return useSyncExternalStore(
    subscribe,
    () => dayOf(new Date()),
    () => null,
  );
}
