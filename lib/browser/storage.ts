/**
 * Browser storage that never throws. If storage is denied, full or missing, it keeps values in memory until the page
 * closes. Stores strings only; parsing is up to the caller.
 */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

export function safeStorage(kind: 'local' | 'session'): SafeStorage {
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

export const localStore = safeStorage('local');
export const sessionStore = safeStorage('session');
