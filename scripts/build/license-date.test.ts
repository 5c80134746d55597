import { isPast } from './license-date';

test.each([
  [new Date(2026, 2, 30), false],
  [new Date(2026, 2, 31, 23, 59), false],
  [new Date(2026, 3, 1), true],
])('on %s the date 3-31-2026 has passed: %s', (now, past) => {
  expect(isPast('3-31-2026', now)).toBe(past);
});

test('a date in another format throws an error that names it', () => {
  expect(() => isPast('2026-03-31', new Date())).toThrow('2026-03-31');
});
