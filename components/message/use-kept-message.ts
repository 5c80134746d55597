import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { SessionKey } from '@/lib/browser/stored-keys';
import { packMessage, unpackMessage, type KeptMessage } from '@/lib/mail/kept-message';
import { sessionStore } from '@/lib/browser/storage';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The last message prepared in this tab. Null after it's dismissed. */
export function useKeptMessage(key: SessionKey): readonly [KeptMessage | null, (message: KeptMessage | null) => void] {
  const packed = useSyncExternalStore(
    subscribe,
    () => sessionStore.get(key),
    () => null,
  );
  const message = useMemo(() => unpackMessage(packed), [packed]);
  const keep = useCallback(
    (next: KeptMessage | null) => {
      if (next) sessionStore.set(key, packMessage(next));
      else sessionStore.remove(key);
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [message, keep];
}
