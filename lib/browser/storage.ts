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

/** The browser's own storage, or null if it is denied. */
function realStorage(kind: 'local' | 'session'): Storage | null {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return null;
  }
}

/** Whether the browser has an entry of this name. */
export function isStored(key: string): boolean {
  return (['local', 'session'] as const).some((kind) => (realStorage(kind)?.getItem(key) ?? null) !== null);
}

function safeStorage<Key extends string>(kind: 'local' | 'session'): SafeStorage<Key> {
  const memory = new Map<string, string | null>();
  const real = () => realStorage(kind);

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

// Marked as pure, so that the pages' inline script holds only what it uses of this file.
export const localStore = /* @__PURE__ */ safeStorage<LocalKey>('local');
export const sessionStore = /* @__PURE__ */ safeStorage<SessionKey>('session');
