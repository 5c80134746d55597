'use client';

import { useEffect } from 'react';

/** Last in the layout, so that all other effects have run when it tells the inline scripts and the browser tests. */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    // Queued after the effects, so that React handles replayed events like the visitor's own.
    queueMicrotask(() => dispatchEvent(new Event('hydrated')));
  }, []);
  return null;
}
