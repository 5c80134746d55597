import { closingPicture, linkMedia } from './closings';
import { company } from './company';
import { sectionPages } from './section-pages';

const ends = sectionPages
  .filter(({ closing }) => closing !== null && closing?.action?.href !== company.phone.href)
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
