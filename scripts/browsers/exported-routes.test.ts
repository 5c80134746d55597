import { askedRoutes, exportedRoutes } from './exported-routes';

test('a route is a folder with an index page, the home page first', () => {
  expect(exportedRoutes(['about/index.html', '404.html', 'google123.html', 'index.html', 'index.txt', 'services/roofing/index.html'])).toEqual([
    '/',
    '/about/',
    '/services/roofing/',
  ]);
});

describe('the pages asked for', () => {
  const routes = ['/', '/about/', '/services/roofing/'];

  test.each([
    ['/,/services/roofing', ['/', '/services/roofing/']],
    ['services/roofing/, /about , /about/', ['/services/roofing/', '/about/']],
  ])('"%s" may be written with or without slashes, and count once', (list, expected) => {
    expect(askedRoutes(list, routes)).toEqual({ routes: expected });
  });

  test('are refused by name when they do not exist', () => {
    expect(askedRoutes('/,/roofs', routes)).toEqual({ problem: expect.stringContaining('/roofs/') });
  });

  test('are refused when none is named', () => {
    expect(askedRoutes(' ,', routes)).toEqual({ problem: expect.stringContaining('--pages') });
  });
});
