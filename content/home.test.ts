import { services } from './home';

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
