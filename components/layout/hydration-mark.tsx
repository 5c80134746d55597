'use client';

import { useEffect } from 'react';
import { handOverEarlyActs } from '@/lib/browser/early-acts';

/**
 * Says on <html>, as `data-hydrated`, that React has taken over the page: the script that keeps early presses
 * (scripts/build/inline/hydrate-later.ts) and the browser tests read it. Then passes those presses on. It stands last in the layout, so that the
 * effects of everything before it have run. One mark is enough, since no page has a Suspense boundary that would come
 * alive later; the export step refuses one.
 */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    // After the effects, so that React handles each event as one of its own.
    queueMicrotask(handOverEarlyActs);
  }, []);
  return null;
}
