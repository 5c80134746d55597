/** Exists in every deploy, and the service worker doesn't cache it. */
const probe = '/robots.txt';

/** Some browsers report offline when they aren't, so that answer is checked with a request. Online is trusted. */
export async function isOffline(): Promise<boolean> {
  if (navigator.onLine) return false;
  try {
    await fetch(probe, { method: 'HEAD', cache: 'no-store' });
    return false;
  } catch {
    return true;
  }
}
