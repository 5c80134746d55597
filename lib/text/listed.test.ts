import { listed } from './listed';

test.each([
  [[], ''],
  [['Essex'], 'Essex'],
  [['Essex', 'Lyme'], 'Essex and Lyme'],
  [['Essex', 'Lyme', 'Salem'], 'Essex, Lyme and Salem'],
])('%j is written "%s"', (names, text) => {
  expect(listed(names)).toBe(text);
});

test('accepts another word before the last', () => {
  expect(listed(['Sunday', 'Monday'], 'or')).toBe('Sunday or Monday');
});
