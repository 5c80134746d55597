/** A small file that every deploy has. The service worker does not answer for it. */
const probe = '/robots.txt';

/**
 * Whether the device has no network. Some browsers wrongly say that they are offline, so their word is checked; when they
 * say that they are online, it is taken.
 */
export async function isOffline(): Promise<boolean> {
  if (navigator.onLine) return false;
  try {
    await fetch(probe, { method: 'HEAD', cache: 'no-store' });
    return false;
  } catch {
    return true;
  }
}
