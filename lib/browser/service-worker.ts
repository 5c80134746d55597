import type { KeepPageRequest } from './keep-page-request';

/**
 * Registers the service worker once the page has loaded and the browser is idle, so that the first view pays nothing for
 * it. Not under Save-Data, and not in development, where files have no hash in their names.
 */
export function registerWhenIdle(): void {
  if (process.env.NODE_ENV !== 'production' || process.env.NEXT_PUBLIC_SERVICE_WORKER === 'off') return;
  // The standard types do not have this property yet.
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (!('serviceWorker' in navigator) || connection?.saveData) return;
  // Safari has no idle callback; there the worker waits for the load alone.
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
    // This page came before the worker, so the worker has not seen it. Its files are in the browser's own cache by now.
    const { active } = await serviceWorker.ready;
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const request: KeepPageRequest = { page: location.pathname, files };
    active?.postMessage(request);
  } catch {
    // Storage is denied, or the browser is offline. The site works without the worker.
  }
}
