import { cachedCopy } from '@/content/message/offline';

/**
 * Filled in by the service worker (lib/offline/cached-page.ts), so that it needs no script. Hydration leaves its text.
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
