import { readdirSync } from 'node:fs';
import manifest from './generated/pictures.json';
import { pictures, type PictureName } from './pictures';

const names = Object.keys(pictures) as PictureName[];

test('every picture has a master, and every master a record', () => {
  expect(readdirSync('content/pictures').toSorted()).toEqual(names.map((name) => `${name}.jpg`).toSorted());
});

test.each(names)('%s leaves the build with the proportions in its record', (name) => {
  const { width, height } = pictures[name];
  const made = manifest[name];
  // Small masters are not enlarged, and rounding to whole pixels changes the proportions slightly.
  expect(made.width).toBeLessThanOrEqual(width);
  expect(Math.abs(made.height - (made.width * height) / width)).toBeLessThanOrEqual(1);
});

test.each(names)('%s has an alt text and a focal point', (name) => {
  const { alt, focal } = pictures[name];
  expect(alt).toMatch(/^[A-Z].*\.$/);
  for (const part of focal) expect(part >= 0 && part <= 1).toBe(true);
});
