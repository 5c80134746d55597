import { pagePath } from './page-path';

test.each([
  ['/', '/'],
  ['/contact/', '/contact/'],
  ['/contact', '/contact/'],
  ['/contact/index.html', '/contact/'],
  ['/index.html', '/'],
])('%s is cached as %s', (pathname, path) => {
  expect(pagePath(pathname)).toBe(path);
});
