import { isPast } from './license-date';

test.each([
  [new Date(2026, 2, 30), false],
  [new Date(2026, 2, 31, 23, 59), false],
  [new Date(2026, 3, 1), true],
])('3-31-2026 seen at %s has passed: %s', (now, past) => {
  expect(isPast('3-31-2026', now)).toBe(past);
});

test('a date written in another way is refused by name', () => {
  expect(() => isPast('2026-03-31', new Date())).toThrow('2026-03-31');
});
