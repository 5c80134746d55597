import { selectRoutes } from './select-routes';

describe('the requested pages', () => {
  const routes = ['/', '/about/', '/services/roofing/'];

  test.each([
    ['/,/services/roofing', ['/', '/services/roofing/']],
    ['services/roofing/, /about , /about/', ['/services/roofing/', '/about/']],
  ])('"%s" may be written with or without slashes, and counts once', (list, expected) => {
    expect(selectRoutes(list, routes)).toEqual({ routes: expected });
  });

  test('are a problem if they do not exist, and the message names them', () => {
    expect(selectRoutes('/,/roofs', routes)).toEqual({ problem: expect.stringContaining('/roofs/') });
  });

  test('are a problem if there are none', () => {
    expect(selectRoutes(' ,', routes)).toEqual({ problem: expect.stringContaining('--pages') });
  });
});
