'use client';

import { useEffect } from 'react';

/** Last in the layout, so that all other effects have run when it tells the inline scripts and the browser tests. */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    // After the effects, so that React handles each repeated act as one of the visitor's.
    queueMicrotask(() => dispatchEvent(new Event('hydrated')));
  }, []);
  return null;
}
