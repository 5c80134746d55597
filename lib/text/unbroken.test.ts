import { unbroken } from './unbroken';

test.each([
  ['Bristol', 'Bristol'],
  ['West Hartford', 'West\u00a0Hartford'],
])('%j becomes %j', (name, expected) => {
  expect(unbroken(name)).toBe(expected);
});
