import type { KeepPageRequest } from '@/lib/offline/cached-page';

/** Does nothing if the browser saves data, or in development, where file names have no hash. */
export function registerWhenIdle(): void {
  if (process.env.NODE_ENV !== 'production' || process.env.NEXT_PUBLIC_SERVICE_WORKER === 'off') return;
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (!('serviceWorker' in navigator) || connection?.saveData) return;
  // Safari has no idle callback.
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(() => void register());
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirstVisit = serviceWorker.controller === null;
  try {
    await serviceWorker.register('/sw.js');
    if (!isFirstVisit) return;
    // The worker didn't see this page load, so it's told what to keep. The files are in the HTTP cache by now.
    const { active } = await serviceWorker.ready;
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const request: KeepPageRequest = { page: location.pathname, files };
    active?.postMessage(request);
  } catch {
    // Storage is denied or the browser is offline.
  }
}
