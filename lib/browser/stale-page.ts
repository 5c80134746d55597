import type { SessionKey } from './stored-keys';
import { sessionStore, type SafeStorage } from './storage';

const key = 'reloaded';
/** Milliseconds. A page that fails again within this time is broken, not just out of date. */
const reloadCooldown = 20_000;

/** Whether the error is a failed script load, as happens when a page stays open across a deploy. */
export function isMissingScript(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' || /loading (?:css )?chunk|failed to load chunk/i.test(error.message))
  );
}

/**
 * Whether to reload the page at `address` after a failed script load. Returns true once, then false for 20 seconds, so
 * that a page that stays broken does not reload forever. Records the attempt in `storage`.
 * @param now in milliseconds since 1970
 */
export function shouldReload(
  address: string,
  now: number,
  storage: Pick<SafeStorage<SessionKey>, 'get' | 'set'> = sessionStore,
): boolean {
  const [lastAddress, lastTime] = (storage.get(key) ?? '').split(' ');
  if (lastAddress === address && now - Number(lastTime) < reloadCooldown) return false;
  storage.set(key, `${address} ${now}`);
  return true;
}
