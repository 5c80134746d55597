'use client';

import clsx from 'clsx';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { firstActions } from '@/lib/browser/first-actions';

/** Milliseconds before the map counts as failed. */
const loadTimeout = 12_000;

interface ServiceMapProps {
  readonly title: string;
  readonly source: string;
  /** The message shown when the map fails to load. */
  readonly errorMessage: string;
  /** Shown under the map, and alone while it loads, if it fails, or when scripts are off. */
  readonly children: ReactNode;
}

/**
 * Another company's map: it is not requested until the page has loaded, the visitor has scrolled, pressed or
 * typed, and the map is near. On a tall window it may be on the first screen, and opening the page is no request for it.
 * The frame itself waits too, for an empty one is a second document to set up, which a slow phone's first screen would
 * pay for.
 */
export function ServiceMap({ title, source, errorMessage, children }: ServiceMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [status, setStatus] = useState<'waiting' | 'asking' | 'loading' | 'shown' | 'failed'>('waiting');

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setStatus('asking');
      },
      { rootMargin: '300px' },
    );
    const stopped = new AbortController();
    const { signal } = stopped;
    const watch = () => observer.observe(element);
    const start = () => {
      // A frame that starts to load earlier would hold up the page's own load event.
      if (document.readyState === 'complete') watch();
      else window.addEventListener('load', watch, { once: true, signal });
    };
    // This script comes late, and perhaps because of the very act that it waits for.
    if (window.scrollY > 0 || navigator.userActivation?.hasBeenActive) start();
    else
      for (const act of firstActions)
        window.addEventListener(act, start, { once: true, passive: true, capture: true, signal });
    return () => {
      stopped.abort();
      observer.disconnect();
    };
  }, []);

  useEffect(() => {
    if (status !== 'asking') return;
    let isWanted = true;
    // An iframe fires `load` even when it fails, so check that the host can be reached with an empty (204) request first.
    fetch(new URL('/generate_204', source), { mode: 'no-cors', credentials: 'omit' }).then(
      () => isWanted && setStatus('loading'),
      () => isWanted && setStatus('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [status, source]);

  // The map covers what lies under it: the keyboard's focus moves on to the map, before `inert` would drop it.
  useLayoutEffect(() => {
    if (status === 'shown' && place.current?.contains(document.activeElement)) frame.current?.focus();
  }, [status]);

  useEffect(() => {
    if (status !== 'asking' && status !== 'loading') return;
    const timer = setTimeout(() => setStatus('failed'), loadTimeout);
    return () => clearTimeout(timer);
  }, [status]);

  return (
    <>
      <div ref={place} inert={status === 'shown'} className="relative px-4 pt-3 pb-6.5 sm:px-6 sm:pt-4 sm:pb-12">
        {status === 'failed' ? <p>{errorMessage}</p> : null}
        {children}
      </div>
      {status === 'loading' || status === 'shown' ? (
        <iframe
          ref={frame}
          title={title}
          src={source}
          loading="lazy"
          onLoad={() => setStatus('shown')}
          className={clsx(
            'absolute inset-0 size-full border-0 focus-visible:-outline-offset-3',
            status === 'loading' && 'invisible',
          )}
        />
      ) : null}
    </>
  );
}
