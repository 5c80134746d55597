import { isComplete } from './install.mjs';

const locked = {
  '': {},
  'node_modules/next': { version: '16.4.6' },
  'node_modules/@img/mac': { version: '1.0.0', optional: true },
};

test.each([
  ['has what the lock file lists', true, { 'node_modules/next': { version: '16.4.6' } }],
  ['lacks a package', false, {}],
  ['has another version of a package', false, { 'node_modules/next': { version: '15.0.0' } }],
])('a tree that %s is complete: %j', (_, complete, installed) => {
  expect(isComplete(locked, installed)).toBe(complete);
});
