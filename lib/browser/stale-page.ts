import type { SessionKey } from './stored-keys';
import { sessionStore, type SafeStorage } from './storage';

const key = 'reloaded';
/** A page that fails again within this time is not stale but broken; milliseconds. */
const soon = 20_000;

/** Whether the error says that a script of the site is gone: what an open page meets after a new deploy. */
export function isMissingScript(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || /loading (?:css )?chunk|failed to load chunk/i.test(error.message));
}

/**
 * Whether loading the page anew is worth it: true once for an address, and not again while that is fresh, so that a
 * page that stays broken is not loaded for ever.
 */
export function shouldReload(address: string, now: number, storage: Pick<SafeStorage<SessionKey>, 'get' | 'set'> = sessionStore): boolean {
  const [lastAddress, lastTime] = (storage.get(key) ?? '').split(' ');
  if (lastAddress === address && now - Number(lastTime) < soon) return false;
  storage.set(key, `${address} ${now}`);
  return true;
}
