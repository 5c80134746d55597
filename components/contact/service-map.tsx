'use client';

import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Milliseconds before the map counts as failed. */
const patience = 12_000;

interface ServiceMapProps {
  readonly title: string;
  readonly source: string;
  /** The message shown when the map fails to load. */
  readonly failed: string;
  /** Shown under the map, and alone while it loads, if it fails, or when scripts are off. */
  readonly children: ReactNode;
}

/**
 * A third-party map. Nothing is requested until the page has loaded and the visitor scrolls near it. The iframe is not
 * rendered before then either: even an empty one is a second document, and setting it up slows the first paint.
 */
export function ServiceMap({ title, source, failed, children }: ServiceMapProps) {
  const place = useRef<HTMLDivElement>(null);
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
    const watch = () => observer.observe(element);
    // An iframe that starts loading earlier would delay the load event of the page.
    if (document.readyState === 'complete') watch();
    else window.addEventListener('load', watch, { once: true });
    return () => {
      window.removeEventListener('load', watch);
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

  useEffect(() => {
    if (status !== 'asking' && status !== 'loading') return;
    const timer = setTimeout(() => setStatus('failed'), patience);
    return () => clearTimeout(timer);
  }, [status]);

  return (
    <>
      <div ref={place} className="relative px-6 pt-6">
        {status === 'failed' ? <p>{failed}</p> : null}
        {children}
      </div>
      {status === 'loading' || status === 'shown' ? (
        <iframe
          title={title}
          src={source}
          loading="lazy"
          onLoad={() => setStatus('shown')}
          className={clsx('absolute inset-0 size-full border-0', status === 'loading' && 'invisible')}
        />
      ) : null}
    </>
  );
}
