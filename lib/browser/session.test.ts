/** @jest-environment jsdom */
import { initialOf, isSignedIn, onSessionChange, signedInName, signIn, signOut } from './session';

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  signOut();
});

test('signing in stores the flag and the name', () => {
  signIn('dana');
  expect(window.localStorage.getItem('isLoggedIn')).toBe('true');
  expect(window.localStorage.getItem('username')).toBe('dana');
  expect(isSignedIn()).toBe(true);
  expect(signedInName()).toBe('dana');
});

test('signing out removes both keys', () => {
  signIn('dana');
  signOut();
  expect(window.localStorage).toHaveLength(0);
  expect(isSignedIn()).toBe(false);
  expect(signedInName()).toBeNull();
});

test('keeps the session in the tab’s name if storage is denied', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(isSignedIn()).toBe(false);
  signIn('dana');
  expect(window.name).toBe('signed-in');
  expect(isSignedIn()).toBe(true);
  expect(signedInName()).toBe('dana');
  signOut();
  expect(window.name).toBe('');
  expect(isSignedIn()).toBe(false);
});

test.each(['true', 'false', '0', '', 'null', '{"broken":'])(
  'any value of the flag counts as signed in: %j',
  (value) => {
    window.localStorage.setItem('isLoggedIn', value);
    expect(isSignedIn()).toBe(true);
  },
);

test('an absent flag means signed out, even with a stored name', () => {
  window.localStorage.setItem('username', 'dana');
  expect(isSignedIn()).toBe(false);
});

test.each([
  ['', null],
  ['  \n\t ', null],
  [' dana \n hollis ', 'dana hollis'],
  ['\u202egnp.exe', 'gnp.exe'],
  ['dana\u0000\ud800', 'dana'],
  ['<b>dana</b>', '<b>dana</b>'],
])('a stored name of %j is shown as %j', (stored, shown) => {
  window.localStorage.setItem('isLoggedIn', 'true');
  window.localStorage.setItem('username', stored);
  expect(signedInName()).toBe(shown);
});

test('signing in works when storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  signIn('dana');
  expect(isSignedIn()).toBe(true);
});

test('notifies listeners of changes here, in another tab, and after a restore from the back/forward cache', () => {
  const listener = jest.fn();
  const stop = onSessionChange(listener);
  signIn('dana');
  window.dispatchEvent(new StorageEvent('storage', { key: 'isLoggedIn' }));
  window.dispatchEvent(new Event('pageshow'));
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  signOut();
  expect(listener).toHaveBeenCalledTimes(3);
});

test.each([
  ['dana', 'D'],
  ['élodie', 'É'],
  ['👩‍🔧 crew', '👩‍🔧'],
  ['', ''],
])('the initial of %j is %j', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
