/** @jest-environment jsdom */
import { signIn, signOut } from './session';
import { localStore, sessionStore } from './storage';
import { storedKeys } from './stored-keys';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('allows only listed keys, each in its own storage', () => {
  const write = () => {
    // @ts-expect-error This key is not listed.
    sessionStore.set('visitor-id', '1');
    // @ts-expect-error In local storage a draft would outlive the visit.
    localStore.set('contact-draft', '{}');
    // @ts-expect-error The sign-in belongs in local storage.
    sessionStore.set('isLoggedIn', 'true');
  };
  expect(write).not.toThrow();
});

test('signing out clears the keys marked for it, and nothing else', () => {
  const entries = Object.entries(storedKeys).filter(([, { storage }]) => storage !== 'database');
  for (const [key, { storage }] of entries) {
    (storage === 'local' ? localStorage : sessionStorage).setItem(key, 'something');
  }
  signIn('dana');
  signOut();
  const left = entries.filter(([, entry]) => !('clearedBySignOut' in entry)).map(([key]) => key);
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort()).toEqual(left.sort());
});

test.each(['contact-draft', 'contact-message', 'booking-draft', 'booking-message'] as const)(
  '%s has personal data, so it ends with the tab',
  (key) => expect(storedKeys[key].storage).toBe('session'),
);

test('keeps the photo and cache databases when staff sign out', () => {
  const keys = Object.entries(storedKeys).filter(([, { storage }]) => storage === 'database');
  expect(keys.map(([key, entry]) => [key, 'clearedBySignOut' in entry])).toEqual([
    ['contact-photos', false],
    ['booking-photos', false],
    ['workbox-expiration', false],
  ]);
});
