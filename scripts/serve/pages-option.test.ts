import { selectRoutes } from './pages-option';

describe('the requested pages', () => {
  const routes = ['/', '/about/', '/services/roofing/'];

  test.each([
    ['/,/services/roofing', ['/', '/services/roofing/']],
    ['services/roofing/, /about , /about/', ['/services/roofing/', '/about/']],
  ])('can be written with or without slashes, and are used once each: "%s"', (list, expected) => {
    expect(selectRoutes(list, routes)).toEqual({ routes: expected });
  });

  test('are a problem if they do not exist', () => {
    expect(selectRoutes('/,/roofs', routes)).toEqual({ problem: expect.stringContaining('/roofs/') });
  });

  test('are a problem if there are none', () => {
    expect(selectRoutes(' ,', routes)).toEqual({ problem: expect.stringContaining('--pages') });
  });
});
