import { editDistance } from './edit-distance';

test.each([
  ['', '', 0],
  ['kent', 'kent', 0],
  ['kent', 'knet', 1],
  ['kent', 'ket', 1],
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
])('the distance from %j to %j is %i edits', (from, to, edits) => {
  expect(editDistance(from, to)).toBe(edits);
  expect(editDistance(to, from)).toBe(edits);
});
