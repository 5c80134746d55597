'use client';

import clsx from 'clsx';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { firstActions } from '@/lib/browser/first-actions';

const loadTimeoutMs = 12_000;

interface ServiceMapProps {
  readonly title: string;
  readonly source: string;
  readonly errorMessage: string;
  readonly children: ReactNode;
}

/** Requests nothing until the page has loaded, the visitor has acted, and the map is near the viewport. */
export function ServiceMap({ title, source, errorMessage, children }: ServiceMapProps) {
  const placeholder = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [status, setStatus] = useState<'waiting' | 'checking' | 'loading' | 'shown' | 'failed'>('waiting');

  useEffect(() => {
    const element = placeholder.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setStatus('checking');
      },
      { rootMargin: '300px' },
    );
    const listening = new AbortController();
    const { signal } = listening;
    const watch = () => observer.observe(element);
    const start = () => {
      // Added any earlier, the iframe would delay the page's own load event.
      if (document.readyState === 'complete') watch();
      else window.addEventListener('load', watch, { once: true, signal });
    };
    // The visitor's first action may be what loaded this script.
    if (window.scrollY > 0 || navigator.userActivation?.hasBeenActive) start();
    else
      for (const type of firstActions)
        window.addEventListener(type, start, { once: true, passive: true, capture: true, signal });
    return () => {
      listening.abort();
      observer.disconnect();
    };
  }, []);

  useEffect(() => {
    if (status !== 'checking') return;
    let isWanted = true;
    // Iframes fire `load` even on failure, so check first that the host can be reached. Google's hosts answer this
    // address with an empty response.
    fetch(new URL('/generate_204', source), { mode: 'no-cors', credentials: 'omit' }).then(
      () => isWanted && setStatus('loading'),
      () => isWanted && setStatus('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [status, source]);

  // The map covers its placeholder, which becomes inert. Focus moves to the map before the browser drops it.
  useLayoutEffect(() => {
    if (status === 'shown' && placeholder.current?.contains(document.activeElement)) frame.current?.focus();
  }, [status]);

  useEffect(() => {
    if (status !== 'checking' && status !== 'loading') return;
    const timer = setTimeout(() => setStatus('failed'), loadTimeoutMs);
    return () => clearTimeout(timer);
  }, [status]);

  return (
    <>
      <div ref={placeholder} inert={status === 'shown'} className="relative px-4 pt-3 pb-6.5 sm:px-6 sm:pt-4 sm:pb-12">
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
