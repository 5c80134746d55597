import { cachedCopy } from '@/content/message/offline';

/**
 * Says from when the page is. The service worker fills it in and shows it on a page from its cache
 * (lib/offline/cached-page.ts), so it works without the page's scripts; React leaves its content alone.
 */
export function CachedCopyLine() {
  return (
    <aside
      id="cached-copy"
      hidden
      aria-label={cachedCopy.label}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
      className="wrap py-2.5 text-small text-ink-2 print:hidden"
    />
  );
}
