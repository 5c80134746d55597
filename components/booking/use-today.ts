import { useSyncExternalStore } from 'react';
import { localDay, untilMidnight, type Day } from '@/lib/calendar/day';

/** Timers run late in background tabs, so the day is also read when the visitor returns. */
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

/** The visitor's local day, updated at midnight. Null in the static HTML, which was built earlier. */
export function useToday(): Day | null {
  return useSyncExternalStore(
    subscribe,
    () => localDay(new Date()),
    () => null,
  );
}
