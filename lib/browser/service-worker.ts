import type { KeepPageRequest } from './keep-page-request';

/** Where the build writes the service worker (scripts/build/offline/write-worker.ts). */
const workerAddress = '/sw.js';

/** Whether the browser asks to save data. The standard types do not have this property yet. */
function isSavingData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Registers the service worker once the page has loaded and the browser is idle, so that the first view pays nothing for
 * it. Not under Save-Data, and not in development, where files have no hash in their names.
 */
export function registerWhenIdle(): void {
  if (process.env.NODE_ENV !== 'production' || process.env.NEXT_PUBLIC_SERVICE_WORKER === 'off') return;
  if (!('serviceWorker' in navigator) || isSavingData()) return;
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => void register());
    else setTimeout(() => void register(), 2000);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirstVisit = serviceWorker.controller === null;
  try {
    await serviceWorker.register(workerAddress, { updateViaCache: 'none' });
    if (!isFirstVisit) return;
    // This page came before the worker, so the worker has not seen it. Its files are in the browser's own cache by now.
    const { active } = await serviceWorker.ready;
    const request: KeepPageRequest = { type: 'keep-page', page: location.pathname, pictures: loadedPictures() };
    active?.postMessage(request);
  } catch {
    // Storage is denied, or the network has gone. The site works without the worker.
  }
}

function loadedPictures(): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(?:pictures|art)\//.test(pathname))
    .map(({ pathname }) => pathname);
}
