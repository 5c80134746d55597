import { pictureFallback, pictureFile, pictureSrcSet, pictureUrl } from './picture-url';

const stem = { name: 'hero', hash: '0a1b2c3d', widths: [960, 1440, 1920] };

test('a file is named after its picture, width and hash, and is served from /pictures/', () => {
  expect(pictureFile(stem, 960, 'avif')).toBe('hero-960.0a1b2c3d.avif');
  expect(pictureUrl(stem, 960, 'avif')).toBe('/pictures/hero-960.0a1b2c3d.avif');
});

test('a source set offers every width', () => {
  expect(pictureSrcSet({ ...stem, widths: [480, 960] })).toBe(
    '/pictures/hero-480.0a1b2c3d.avif 480w, /pictures/hero-960.0a1b2c3d.avif 960w',
  );
});

test('the fallback is the JPEG of middle width', () => {
  expect(pictureFallback(stem)).toBe('/pictures/hero-1440.0a1b2c3d.jpg');
  expect(() => pictureFallback({ ...stem, widths: [] })).toThrow('"hero" has no files');
});
