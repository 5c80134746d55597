import { isStored, localStore } from './storage';

/*
 * The staff session is two keys of browser storage. It is a courtesy, not a lock: anyone who can open
 * the page can set the keys. What must be secret does not belong behind it.
 */
const flagKey = 'isLoggedIn';
const nameKey = 'username';

/*
 * Where the browser denies storage, the name of the tab carries the session from the sign-in to the CRM. Browsers clear it
 * when the tab leaves for another site.
 */
const tabName = 'signed-in';

const listeners = new Set<() => void>();

function tellListeners(): void {
  for (const listener of listeners) listener();
}

/** Whether the flag is present. Any value counts, even an empty one. */
export function isSignedIn(): boolean {
  return localStore.get(flagKey) !== null || window.name === tabName;
}

/** The stored username, cleaned up for display on one line. Null if there is none. */
export function signedInName(): string | null {
  const name = localStore
    .get(nameKey)
    // Whitespace, control characters, lone surrogates and bidirectional marks.
    ?.replace(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
    .trim();
  return name ? name : null;
}

export function signIn(username: string): void {
  localStore.set(nameKey, username);
  localStore.set(flagKey, 'true');
  if (!isStored(flagKey)) window.name = tabName;
  tellListeners();
}

export function signOut(): void {
  localStore.remove(flagKey);
  localStore.remove(nameKey);
  if (window.name === tabName) window.name = '';
  tellListeners();
}

/**
 * Calls `listener` whenever the session may have changed: in this tab, in another tab, or while the page was in the
 * back/forward cache. Returns a function that unsubscribes.
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

/** The first grapheme of a name in upper case, so that accents and emoji stay whole. Empty for an empty name. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name);
  return (first?.segment ?? '').toLocaleUpperCase('en-US');
}
