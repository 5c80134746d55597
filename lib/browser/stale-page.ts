import type { SessionKey } from './stored-keys';
import { sessionStore, type SafeStorage } from './storage';

const key = 'reloaded';
/** Milliseconds. A page that fails again within this time is broken rather than stale. */
const soon = 20_000;

/** Whether the error is a failed script load, as happens on a page that stays open across a deploy. */
export function isMissingScript(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || /loading (?:css )?chunk|failed to load chunk/i.test(error.message));
}

/**
 * Whether to reload the page at `address`, where `now` is in milliseconds. Returns true once, then false for 20 seconds,
 * so that a page that stays broken does not reload forever. Remembers the attempt in `storage`.
 */
export function shouldReload(address: string, now: number, storage: Pick<SafeStorage<SessionKey>, 'get' | 'set'> = sessionStore): boolean {
  const [lastAddress, lastTime] = (storage.get(key) ?? '').split(' ');
  if (lastAddress === address && now - Number(lastTime) < soon) return false;
  storage.set(key, `${address} ${now}`);
  return true;
}
