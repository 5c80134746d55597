import type { LocalKey, SessionKey } from './stored-keys';

function realStorage(kind: 'local' | 'session'): Storage | null {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return null;
  }
}

/** False for a value that's only in memory. */
export function isStored(key: string): boolean {
  return (['local', 'session'] as const).some((kind) => (realStorage(kind)?.getItem(key) ?? null) !== null);
}

/** Never throws: if storage is denied, full or missing, values stay in memory while the page is open. */
function safeStorage<Key extends string>(kind: 'local' | 'session') {
  /* Values that the browser didn't store. Null for a key that it didn't remove. */
  const memory = new Map<string, string | null>();
  const real = () => realStorage(kind);

  return {
    get(key: Key) {
      const held = memory.get(key);
      if (held !== undefined) return held;
      try {
        return real()?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    set(key: Key, value: string) {
      try {
        const storage = real();
        if (!storage) throw new Error('no storage');
        storage.setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    remove(key: Key) {
      try {
        real()?.removeItem(key);
        memory.delete(key);
      } catch {
        memory.set(key, null);
      }
    },
  };
}

// Marked pure, so that the inline scripts include only what they use of this file.
export const localStore = /* @__PURE__ */ safeStorage<LocalKey>('local');
export const sessionStore = /* @__PURE__ */ safeStorage<SessionKey>('session');
