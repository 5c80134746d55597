import { localStore } from './storage';

const key = 'setupGuideDone';
const listeners = new Set<() => void>();

/** Ids in `known` that are stored as done. Anything unreadable counts as nothing done. */
export function parseDone(stored: string | null, known: readonly string[]): readonly string[] {
  if (!stored) return [];
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? known.filter((id) => value.includes(id)) : [];
  } catch {
    return [];
  }
}

export const setupProgress = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
  /** A string, because `useSyncExternalStore` compares snapshots with `Object.is`. */
  snapshot: (): string | null => localStore.get(key),
  save(done: readonly string[]): void {
    localStore.set(key, JSON.stringify(done));
    listeners.forEach((listener) => listener());
  },
};
