import { withTrailingSlash } from './trailing-slash';

test.each([
  ['/', '/'],
  ['/contact', '/contact/'],
  ['/services/roofing/repair', '/services/roofing/repair/'],
  ['/#booking', '/#booking'],
  ['/contact#form', '/contact/#form'],
  ['/gaf-hdz#color=slate&with=pewter', '/gaf-hdz/#color=slate&with=pewter'],
  ['#prices', '#prices'],
  ['tel:+18605550100', 'tel:+18605550100'],
  ['mailto:a@example.com?subject=Roof/Siding', 'mailto:a@example.com?subject=Roof/Siding'],
  ['https://example.com/a', 'https://example.com/a'],
])('a link to %s is written as %s', (href, written) => {
  expect(withTrailingSlash(href)).toBe(written);
});
