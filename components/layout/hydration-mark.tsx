'use client';

import { useEffect } from 'react';

/**
 * Tells the page's own script (lib/browser/inline/hydrate-later.ts) and the browser tests that React has hydrated the
 * page: a `hydrated` event on the window, and `data-hydrated` on <html>. It is last in the layout, so that the effects of
 * everything before it have run.
 */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    // After the effects, so that React handles each repeated act as one of the visitor's.
    queueMicrotask(() => dispatchEvent(new Event('hydrated')));
  }, []);
  return null;
}
