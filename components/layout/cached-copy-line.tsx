import { cachedCopy } from '@/content/message/offline';

/** The service worker writes the text (lib/offline/cached-page.ts), so the page needs no script. Hydration keeps it. */
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
