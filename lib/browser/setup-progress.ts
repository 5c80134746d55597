import { localStore } from './storage';

const key = 'setupGuideDone';
const listeners = new Set<() => void>();

export function parseDone(stored: string | null, known: readonly string[]): readonly string[] {
  if (!stored) return [];
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? known.filter((id) => value.includes(id)) : [];
  } catch {
    return [];
  }
}

/** A string, so that equal states compare equal in `useSyncExternalStore`. */
export const setupProgress = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
  snapshot: (): string | null => localStore.get(key),
  serverSnapshot: (): string | null => null,
  save(done: readonly string[]): void {
    localStore.set(key, JSON.stringify(done));
    listeners.forEach((listener) => listener());
  },
};
