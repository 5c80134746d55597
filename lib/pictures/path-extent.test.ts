import { logoOutline } from '@/content/logo';
import { pathExtent } from './path-extent';

test.each([
  ['M2 3H20V22z', { left: 2, top: 3, right: 20, bottom: 22 }],
  ['m2 3 4 5-1-9', { left: 2, top: -1, right: 6, bottom: 8 }],
  ['M1,1h5zm1 1v3', { left: 1, top: 1, right: 6, bottom: 5 }],
  ['M4 12a8 8 0 0116 0', { left: 4, top: 12, right: 20, bottom: 12 }],
  ['M.5.5c1 1 2 2 3 4s1 1 2 2', { left: 0.5, top: 0.5, right: 5.5, bottom: 6.5 }],
])('spans the points of %s', (path, extent) => {
  expect(pathExtent(path)).toEqual(extent);
});

test('reads the logo', () => {
  expect(pathExtent(logoOutline)).toEqual({ left: 0, top: 1.5, right: 24, bottom: 23 });
});

test.each(['', '<svg><path d="M1 1"/></svg>', 'logo.svg', 'M1', 'M1 1 2', 'M1 1x2'])(
  '`pathExtent` returns undefined for "%s"',
  (text) => {
    expect(pathExtent(text)).toBeUndefined();
  },
);
