import { localStore } from '@/lib/browser/storage';

/** Where the setup guide keeps which tasks are checked, in this browser alone. */
const key = 'setupGuideDone';
const listeners = new Set<() => void>();

/** The checked tasks among those that exist; anything else that storage may hold is passed over. */
export function parseDone(stored: string | null, known: readonly string[]): readonly string[] {
  if (!stored) return [];
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? known.filter((id) => value.includes(id)) : [];
  } catch {
    return [];
  }
}

/** A store for React's useSyncExternalStore: the snapshot is the stored text, so equal states are equal. */
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
