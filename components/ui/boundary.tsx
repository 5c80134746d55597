'use client';

import { Suspense, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';

/** The boundaries that aren't hydrated yet. */
const waiting = new Set<symbol>();

/** Tells inline scripts and browser tests once the whole page is hydrated. */
function announce() {
  const { dataset } = document.documentElement;
  if (waiting.size > 0 || 'hydrated' in dataset) return;
  dataset.hydrated = '';
  dispatchEvent(new Event('hydrated'));
}

function arrive(boundary: symbol) {
  waiting.delete(boundary);
  // Queued until the effects are done, so that React handles replayed events like the visitor's own.
  queueMicrotask(announce);
}

function Arrival({ boundary }: { readonly boundary: symbol }) {
  useEffect(() => arrive(boundary), [boundary]);
  return null;
}

/**
 * If an extension, a translator or the browser has changed what is inside, React draws only that anew, and not the form
 * that the visitor is filling in.
 */
export function Boundary({ children }: { readonly children: ReactNode }) {
  const [boundary] = useState(() => Symbol('boundary'));
  // In the page's first commit, all of these run before any arrival. A boundary inside another adds itself before the
  // outer one arrives.
  useLayoutEffect(() => {
    waiting.add(boundary);
    return () => arrive(boundary);
  }, [boundary]);
  return (
    <Suspense fallback={null}>
      {children}
      <Arrival boundary={boundary} />
    </Suspense>
  );
}
