import { formatCents, formatDollars } from './dollars';

test.each([
  [0, '$0'],
  [8, '$8'],
  [1200, '$1,200'],
  [156_830, '$156,830'],
])('%d is written %s', (amount, written) => {
  expect(formatDollars(amount)).toBe(written);
});

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [123_405, '$1,234.05'],
])('%d cents are written %s', (cents, written) => {
  expect(formatCents(cents)).toBe(written);
});
