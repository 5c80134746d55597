import { readdirSync } from 'node:fs';
import manifest from './generated/pictures.json';
import { pictures, type PictureName } from './pictures';

const names = Object.keys(pictures) as PictureName[];

test('every picture has its master, and every master its record', () => {
  expect(readdirSync('content/pictures').toSorted()).toEqual(names.map((name) => `${name}.jpg`).toSorted());
});

test.each(names)('%s comes out of the build in the frame that its record gives', (name) => {
  const { width, height } = pictures[name];
  const made = manifest[name];
  // A small master is not enlarged, and whole pixels move its proportions a little.
  expect(made.width).toBeLessThanOrEqual(width);
  expect(Math.abs(made.height - (made.width * height) / width)).toBeLessThanOrEqual(1);
});

test.each(names)('%s says what it shows, and where to look', (name) => {
  const { alt, focal } = pictures[name];
  expect(alt).toMatch(/^[A-Z].*\.$/);
  for (const part of focal) expect(part >= 0 && part <= 1).toBe(true);
});
