import sharp from 'sharp';
import { withoutMetadata } from './without-metadata';

const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#8c2a1e' } });
const bare = (jpeg: Buffer) => Buffer.concat(withoutMetadata(new Uint8Array(jpeg)));

test('removes everything but the picture', async () => {
  const withEverything = await picture()
    .withExif({ IFD0: { Model: 'Phone 12' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 36/1 0/1' } })
    .withIccProfile('p3', { attach: true })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .jpeg()
    .toBuffer();
  const before = await sharp(withEverything).metadata();
  expect([before.exif, before.icc, before.xmp].every(Buffer.isBuffer)).toBe(true);

  const after = bare(withEverything);
  const { exif, icc, xmp, width, height } = await sharp(after).metadata();
  expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
  expect([width, height]).toEqual([40, 30]);
  expect(after.includes('Phone 12')).toBe(false);
});

test.each(['baseline', 'progressive'])('leaves a %s JPEG without metadata unchanged', async (kind) => {
  const jpeg = await picture()
    .jpeg({ progressive: kind === 'progressive' })
    .toBuffer();
  expect(bare(jpeg).equals(jpeg)).toBe(true);
});

test('leaves a truncated file unchanged', () => {
  const cut = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 1, 2]);
  expect(bare(cut).equals(cut)).toBe(true);
});
