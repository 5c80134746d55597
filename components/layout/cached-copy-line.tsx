'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { cachedCopy } from '@/content/message/offline';

/**
 * Says from when the page is. The service worker fills it in and shows it on a page from its cache
 * (scripts/build/offline/page-html.ts), so it works without the page's scripts; React leaves its content alone. The page
 * that a link opens next came from the network, so the line goes.
 */
export function CachedCopyLine() {
  const line = useRef<HTMLElement>(null);
  const pathname = usePathname();
  const firstPathname = useRef(pathname);

  useEffect(() => {
    if (line.current && pathname !== firstPathname.current) line.current.hidden = true;
  }, [pathname]);

  return (
    <aside
      id="cached-copy"
      hidden
      aria-label={cachedCopy.label}
      ref={line}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
      className="wrap py-2.5 text-small text-ink-2 print:hidden"
    />
  );
}
