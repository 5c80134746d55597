/**
 * Draws all icons from the outline of the logo. After changing the outline, run
 * `npx tsx scripts/build/icons/draw-icons.ts` and commit the result.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { logoOutline } from '@/components/ui/logo-outline';
import { root } from '@/scripts/bootstrap/root.mjs';

/** @param margin the background around the mark, on a grid of 24 */
const icon = (margin: number, corner: number) => {
  const scale = ((24 - 2 * margin) / 24).toFixed(4);
  // The mark spans 1.5 to 23 on its grid. Moving it up by a quarter centers it visually.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="${corner}" fill="#1e3b32"/><path fill="#f6f3ea" transform="translate(${margin} ${margin - 0.25}) scale(${scale})" d="${logoOutline}"/></svg>\n`;
};

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 24 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();

/** An .ico file is a list of pictures. All systems since 2007 read PNG inside it. */
function ico(pictures: readonly { readonly size: number; readonly data: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, data }, index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(data.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  });
  return Buffer.concat([head, ...pictures.map(({ data }) => data)]);
}

const plain = icon(3.2, 3);
const square = icon(3.6, 0);
mkdirSync(join(root, 'public/icons'), { recursive: true });
const write = (place: string, content: string | Buffer) => writeFileSync(join(root, place), content);

write('app/icon.svg', plain);
write('app/apple-icon.png', await png(square, 180));
write(
  'app/favicon.ico',
  ico(await Promise.all([16, 32, 48].map(async (size) => ({ size, data: await png(plain, size) })))),
);
write('public/icons/192.png', await png(plain, 192));
write('public/icons/512.png', await png(plain, 512));
write('public/icons/maskable-512.png', await png(icon(5.5, 0), 512));
console.log('Wrote app/icon.svg, app/apple-icon.png, app/favicon.ico and public/icons/.');
