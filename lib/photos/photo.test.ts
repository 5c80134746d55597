import fc from 'fast-check';
import { fullText } from '@/lib/mail/mailto';
import { anyText } from '@/testing/any-text';
import { listPhotos, photoName, printBytes } from './photo';

test.each([
  ['limb.jpg', 'limb.jpg'],
  ['IMG_2034.HEIC', 'IMG_2034.jpg'],
  ['Dach – José.png', 'Dach – José.jpg'],
  ['../../etc/passwd', 'etc-passwd.jpg'],
  ['C:\\roof?.jpg', 'C--roof-.jpg'],
  ['two\r\nlines.jpg', 'two lines.jpg'],
  ['gpj.\u202eroof.exe', 'gpj.roof.jpg'],
  ['.jpg', 'photo.jpg'],
  ['', 'photo.jpg'],
  [`${'long '.repeat(30)}.jpg`, `${'long '.repeat(12).trim()}.jpg`],
])('attaches %p as %p', (fileName, name) => {
  expect(photoName(fileName, 'jpg', [])).toBe(name);
});

test('numbers photos with the same name', () => {
  expect(photoName('image.jpg', 'jpg', ['image.jpg', 'image 2.jpg'])).toBe('image 3.jpg');
});

test('any file name becomes one line without a path', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 200 }), (fileName) => {
      expect(photoName(fileName, 'jpg', [])).toMatch(/^[^\p{Cc}\p{Cf}\\/:*?"<>|]+\.jpg$/u);
    }),
  );
});

test.each([
  [1, '1 kB'],
  [289_700, '290 kB'],
  [1_240_000, '1.2 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(printBytes(bytes)).toBe(words);
});

describe('a message', () => {
  const message = { subject: 'Roof', body: 'Message:\nA limb fell.', footer: 'Sent from the website.' };

  test('lists its photos with their captions', () => {
    const listed = listPhotos(message, [
      { name: 'limb.jpg', caption: ' Above the\nkitchen ' },
      { name: 'gutter.jpg', caption: '' },
    ]);
    expect(fullText(listed)).toBe(`Message:
A limb fell.

Photos:
1. limb.jpg: Above the kitchen
2. gutter.jpg

Sent from the website.`);
  });

  test('stays unchanged without photos', () => {
    expect(listPhotos(message, [])).toBe(message);
  });
});
