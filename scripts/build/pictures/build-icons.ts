import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeIfChanged } from '@/scripts/build/write-file';

interface Icons {
  readonly project: string;
  /** On a 24 × 24 grid. */
  readonly logo: string;
  readonly colors: { readonly shutter: string; readonly cream: string };
}

/** Writes the icons for tabs, home screens and installed apps. None of them is committed. */
export async function buildIcons({ project, logo, colors }: Icons): Promise<void> {
  const write = (file: string, content: string | Buffer) => writeIfChanged(join(project, file), content);
  const icon = (margin: number, corner = 0) => {
    const scale = Number(((24 - 2 * margin) / 24).toFixed(4));
    const round = corner ? ` rx="${corner}"` : '';
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24"${round} fill="${colors.shutter}"/><path fill="${colors.cream}" transform="translate(${margin} ${margin}) scale(${scale})" d="${logo}"/></svg>`;
  };
  const picture = (svg: string, size: number) =>
    sharp(Buffer.from(svg), { density: 72 * (size / 24) })
      .resize(size, size)
      .png({ palette: true })
      .toBuffer();
  const rounded = icon(3.2, 3);

  mkdirSync(join(project, 'app'), { recursive: true });
  mkdirSync(join(project, 'public/icons'), { recursive: true });
  write('app/icon.svg', `${rounded}\n`);
  write('app/apple-icon.png', await picture(icon(3.6), 180));
  write('app/favicon.ico', icoFile(await Promise.all([16, 32, 48].map((size) => picture(rounded, size)))));
  write('public/icons/192.png', await picture(rounded, 192));
  write('public/icons/512.png', await picture(rounded, 512));
  write('public/icons/maskable-512.png', await picture(icon(5.5), 512));
}

/** An .ico file: a header, 16 bytes per image, then the PNG files. */
function icoFile(files: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * files.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(files.length, 4);
  let offset = head.length;
  files.forEach((file, index) => {
    const entry = 6 + 16 * index;
    // Bytes 16 to 23 of a PNG are its width and height.
    head.writeUInt8(file.readUInt32BE(16) % 256, entry);
    head.writeUInt8(file.readUInt32BE(20) % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(file.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += file.length;
  });
  return Buffer.concat([head, ...files]);
}
