import { selectRoutes } from './pages-option';

describe('the requested pages', () => {
  const routes = ['/', '/about/', '/services/roofing/'];

  test.each([
    ['/,/services/roofing', ['/', '/services/roofing/']],
    ['services/roofing/, /about , /about/', ['/services/roofing/', '/about/']],
  ])('"%s" can be written with or without slashes, and is used once', (list, expected) => {
    expect(selectRoutes(list, routes)).toEqual({ routes: expected });
  });

  test('are a problem if they do not exist', () => {
    expect(selectRoutes('/,/roofs', routes)).toEqual({ problem: expect.stringContaining('/roofs/') });
  });

  test('are a problem if there are none', () => {
    expect(selectRoutes(' ,', routes)).toEqual({ problem: expect.stringContaining('--pages') });
  });
});
