import type { LocalKey, SessionKey } from './stored-keys';

/**
 * Browser storage that never throws. If storage is denied, full or missing, values are kept in memory while the page is
 * open. It stores only strings; callers parse them. Any key can be read, but only the keys that /privacy lists can be
 * written.
 */
export interface SafeStorage<Key extends string> {
  get(key: string): string | null;
  set(key: Key, value: string): void;
  remove(key: Key): void;
}

function safeStorage<Key extends string>(kind: 'local' | 'session'): SafeStorage<Key> {
  const memory = new Map<string, string | null>();

  function real(): Storage | null {
    try {
      return kind === 'local' ? window.localStorage : window.sessionStorage;
    } catch {
      return null;
    }
  }

  return {
    get(key) {
      const held = memory.get(key);
      if (held !== undefined) return held;
      try {
        return real()?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        const storage = real();
        if (!storage) throw new Error('no storage');
        storage.setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    remove(key) {
      try {
        real()?.removeItem(key);
        memory.delete(key);
      } catch {
        memory.set(key, null);
      }
    },
  };
}

export const localStore = safeStorage<LocalKey>('local');
export const sessionStore = safeStorage<SessionKey>('session');
