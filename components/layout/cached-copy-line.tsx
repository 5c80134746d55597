import { cachedCopy } from '@/content/message/offline';

/** The service worker fills it in (lib/offline/cached-page.ts), so it needs no script. Hydration keeps the text. */
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
