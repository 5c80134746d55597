import { originalExtension, pictureKind } from './picture-kind';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['a JPEG', '\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['a PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
  ['a GIF', 'GIF89a\x01\0', 'image/gif'],
  ['a WebP', 'RIFF\x0a\0\0\0WEBPVP8 ', 'image/webp'],
  ['an AVIF', '\0\0\0\x1cftypavif\0\0\0\0', 'image/avif'],
  ['a HEIC from a phone', '\0\0\0\x18ftypheic\0\0\0\0', 'image/heic'],
  ['a HEIF', '\0\0\0\x18ftypmif1\0\0\0\0', 'image/heic'],
  ['a BMP', 'BM\x36\0\x0a\0\0\0\0\0', 'image/bmp'],
  ['a TIFF', 'II*\0\x08\0\0\0', 'image/tiff'],
  ['a Canon raw file', '\0\0\0\x18ftypcrx \0\0\0\x01', 'image/x-canon-cr3'],
])('%s is a picture', (_what, start, type) => {
  expect(pictureKind(bytes(start))?.type).toBe(type);
});

test.each([
  ['an empty file', ''],
  ['a ZIP', 'PK\x03\x04\x14\0'],
  ['a PDF', '%PDF-1.4'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['a web page', '<!doctype html>'],
  ['a video', '\0\0\0\x18ftypmp42\0\0\0\0'],
  ['a sound file', 'RIFF\x0a\0\0\0WAVEfmt '],
  ['text that starts with BM', 'BMW parts, by Monday'],
])('%s is not a picture', (_what, start) => {
  expect(pictureKind(bytes(start))).toBeNull();
});

test.each([
  ['DSC_0001.NEF', 'nef'],
  ['scan.tiff', 'tiff'],
  ['scan', 'tif'],
  ['trick.exe', 'tif'],
])('a TIFF named %s gets the extension %s', (name, extension) => {
  expect(originalExtension({ type: 'image/tiff', extension: 'tif' }, name)).toBe(extension);
});

test('any other picture gets the extension of its type', () => {
  expect(originalExtension({ type: 'image/heic', extension: 'heic' }, 'IMG_2034.jpg')).toBe('heic');
});
