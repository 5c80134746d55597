import { textAnchorOn } from './text-anchor';

test.each([
  [0, 'start'],
  [30, 'middle'],
  [60, 'end'],
])('on a ruler from 0 to 60, the text at %i is anchored at its %s', (value, anchor) => {
  expect(textAnchorOn({ low: 0, high: 60 }, value)).toBe(anchor);
});
