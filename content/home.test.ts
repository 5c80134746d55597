import { hero, homePage, services } from './home';

test('the headline lines together are the page heading', () => {
  expect(hero.lines.join(' ')).toBe(homePage.heading);
});

test('the title and description fit a search result', () => {
  expect(homePage.title.length).toBeLessThan(60);
  expect(homePage.description.length).toBeLessThan(155);
});

test('the six services link to their pages', () => {
  expect(services.cards.map(({ href }) => href)).toEqual([
    '/services/roofing-installation',
    '/services/siding-installation-detail',
    '/services/windows',
    '/services/gutter-installation',
    '/services/exterior-repairs',
    '/services/roofing/storm-damage',
  ]);
});
