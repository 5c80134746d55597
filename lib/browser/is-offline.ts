/** Exists in every deploy, and the service worker doesn't cache it. */
const probe = '/robots.txt';
const probeMs = 5000;

/** Some browsers report offline when they aren't, so that answer is checked with a request. Online is trusted. */
export async function isOffline(): Promise<boolean> {
  if (navigator.onLine) return false;
  try {
    await fetch(probe, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(probeMs) });
    return false;
  } catch {
    return true;
  }
}
