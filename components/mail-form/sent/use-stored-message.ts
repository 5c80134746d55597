import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { SessionKey } from '@/lib/browser/stored-keys';
import { packMessage, unpackMessage, type StoredMessage } from '@/lib/mail/stored-message';
import { sessionStore } from '@/lib/browser/storage';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useStoredMessage(key: SessionKey) {
  const packed = useSyncExternalStore(
    subscribe,
    () => sessionStore.get(key),
    () => null,
  );
  const message = useMemo(() => unpackMessage(packed), [packed]);
  const store = useCallback(
    (next: StoredMessage | null) => {
      if (next) sessionStore.set(key, packMessage(next));
      else sessionStore.remove(key);
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [message, store] as const;
}
