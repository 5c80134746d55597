import { pagePath } from './page-path';

test.each([
  ['/', '/'],
  ['/contact/', '/contact/'],
  ['/contact', '/contact/'],
  ['/contact/index.html', '/contact/'],
  ['/contact/index.txt', '/contact/'],
  ['/services/roofing/__next._tree.txt', '/services/roofing/'],
  ['/index.txt', '/'],
])('%s is cached as %s', (pathname, path) => {
  expect(pagePath(pathname)).toBe(path);
});
