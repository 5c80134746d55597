import { callOnly, closingPicture, linkMedia } from './closings';
import type { PagePath } from './paths';
import { sectionPages } from './section-pages';

const ends = sectionPages
  .filter(({ path, closing }) => closing !== null && !callOnly.has(path))
  .map(({ path, related = [] }) => [path, related] as const);

test.each(ends)('the end of %s shows no picture twice', (path, related) => {
  const names = [closingPicture(path).name, ...related.map((link) => linkMedia(link).name)];
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});

test('the longest address that fits decides the picture', () => {
  expect(closingPicture('/services/roofing/repair').name).toBe('emergency-night');
  expect(closingPicture('/services/roofing/storm-damage').name).toBe('storm-mended');
  expect(closingPicture('/services/gutters/guards').name).toBe('snow-house');
});

test('the page for emergencies ends with the phone alone', () => {
  const path: PagePath = '/services/roofing/emergency';
  expect(callOnly.has(path)).toBe(true);
});
