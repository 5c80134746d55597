import { isStored, localStore } from './storage';

/* The staff session is two storage keys. It protects nothing: anyone who can open the page can set them. */
const flagKey = 'isLoggedIn';
const nameKey = 'username';

/* If storage is denied, the tab's name marks the session. Browsers clear it when the tab leaves the site. */
const tabName = 'signed-in';

const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Any stored value counts. */
export const isSignedIn = (): boolean => localStore.get(flagKey) !== null || window.name === tabName;

/** Without control characters, lone surrogates and marks that change the direction of text. */
export function signedInName(): string | null {
  const name = localStore
    .get(nameKey)
    ?.replace(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
    .trim();
  return name ? name : null;
}

export function signIn(username: string): void {
  localStore.set(nameKey, username);
  localStore.set(flagKey, 'true');
  if (!isStored(flagKey)) window.name = tabName;
  notifyListeners();
}

export function signOut(): void {
  localStore.remove(flagKey);
  localStore.remove(nameKey);
  if (window.name === tabName) window.name = '';
  notifyListeners();
}

/** Calls `listener` for changes here, in another tab, or while the page was in the back/forward cache. */
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

/** The first grapheme, so that accents and emoji stay whole. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name);
  return (first?.segment ?? '').toLocaleUpperCase('en-US');
}
