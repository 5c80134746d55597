import { hero, homePage, services } from './home';

test('the headline is the same sentence broken or whole', () => {
  expect(hero.lines.join(' ')).toBe(homePage.heading);
});

test('title and description fit what search engines show', () => {
  expect(homePage.title.length).toBeLessThan(60);
  expect(homePage.description.length).toBeLessThan(155);
});

test('the six services lead where the spec says', () => {
  expect(services.cards.map(({ href }) => href)).toEqual([
    '/services/roofing-installation',
    '/services/siding-installation-detail',
    '/services/windows',
    '/services/gutter-installation',
    '/services/exterior-repairs',
    '/services/roofing/storm-damage',
  ]);
});
