import { localStore } from '@/lib/browser/storage';

/*
 * The staff session is two keys of browser storage. It is a courtesy, not a lock: whoever can open
 * the page can set the keys. What must be secret does not belong behind it.
 */
const flagKey = 'isLoggedIn';
const nameKey = 'username';

const listeners = new Set<() => void>();

function tellListeners(): void {
  for (const listener of listeners) listener();
}

/** Any value passes, even an empty one: only an absent flag is a closed gate. */
export function isSignedIn(): boolean {
  return localStore.get(flagKey) !== null;
}

/** Who signed in, fit to be shown on one line, or null where nothing readable is stored. */
export function signedInName(): string | null {
  const name = localStore
    .get(nameKey)
    // Line breaks, control characters, halves of characters and marks that turn the writing direction.
    ?.replace(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
    .trim();
  return name ? name : null;
}

export function signIn(username: string): void {
  localStore.set(nameKey, username);
  localStore.set(flagKey, 'true');
  tellListeners();
}

export function signOut(): void {
  localStore.remove(flagKey);
  localStore.remove(nameKey);
  tellListeners();
}

/**
 * Calls back whenever the session may have changed: here, in another tab, or while this page lay in the
 * browser's back-forward cache. Returns how to stop.
 */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}

/** The first letter of a name as people see it: an accent or an emoji stays whole. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name);
  return (first?.segment ?? '').toLocaleUpperCase('en-US');
}
