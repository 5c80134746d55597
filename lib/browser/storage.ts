import type { LocalKey, SessionKey } from './stored-keys';

/**
 * Browser storage that never throws and never loses what it was given while the page is open: where storage is
 * denied, full or absent, values live in memory instead. Only strings; what a value means is the caller's matter.
 * Anything can be read, but only the keys that /privacy names can be written.
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
