import { signIn, signOut } from '@/lib/crm/session';
import { localStore, sessionStore } from './storage';
import { storedKeys } from './stored-keys';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('only the keys of the record can be written, each in its own storage', () => {
  const write = () => {
    // @ts-expect-error The record does not hold this key.
    sessionStore.set('visitor-id', '1');
    // @ts-expect-error A draft belongs to the tab: on the device it would outlive the visit.
    localStore.set('contact-draft', '{}');
    // @ts-expect-error The sign-in belongs to the device.
    sessionStore.set('isLoggedIn', 'true');
  };
  expect(write).not.toThrow();
});

test('signing out clears what the record says, and nothing else', () => {
  for (const [key, { storage }] of Object.entries(storedKeys)) {
    (storage === 'local' ? localStorage : sessionStorage).setItem(key, 'something');
  }
  signIn('dana');
  signOut();
  const left = Object.entries(storedKeys)
    .filter(([, { clearedBySignOut }]) => !clearedBySignOut)
    .map(([key]) => key);
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort()).toEqual(left.sort());
});

test.each(['contact-draft', 'contact-message', 'booking-draft', 'booking-message'] as const)(
  '%s, with a name and an address in it, goes when the tab is closed',
  (key) => expect(storedKeys[key].storage).toBe('session'),
);
