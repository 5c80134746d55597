'use client';

import { useEffect } from 'react';

/**
 * Tells inline scripts and browser tests that the page is hydrated. It's last in the layout, so its effect runs after
 * all others.
 */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    // Queued until the effects are done, so that React handles replayed events like the visitor's own.
    queueMicrotask(() => dispatchEvent(new Event('hydrated')));
  }, []);
  return null;
}
