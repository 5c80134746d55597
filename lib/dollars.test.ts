import { formatDollars } from './dollars';

test.each([
  [0, '$0'],
  [8, '$8'],
  [1200, '$1,200'],
  [156_830, '$156,830'],
])('%d is written %s', (amount, written) => {
  expect(formatDollars(amount)).toBe(written);
});
