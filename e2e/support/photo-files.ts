import sharp, { type Sharp } from 'sharp';

export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const file = (name: string, mimeType: string, buffer: Buffer): ChosenFile => ({ name, mimeType, buffer });

/** The colors of every picture's corners, clockwise from the upper left. */
export const corners = ['red', 'lime', 'blue', 'yellow'] as const;

/** A pixel for each corner, to tell which way is up. Small, because it is turned before it is enlarged. */
const upright = () =>
  sharp(Buffer.from([255, 0, 0, 0, 255, 0, 255, 255, 0, 0, 0, 255]), { raw: { width: 2, height: 2, channels: 3 } });

const enlarged = (picture: Sharp, width: number, height: number) =>
  picture.resize(width, height, { kernel: 'nearest', fit: 'fill' });

/** How a camera stores an upright picture, by EXIF orientation. */
const asStored: Readonly<Record<number, readonly ((picture: Sharp) => Sharp)[]>> = {
  1: [],
  2: [(picture) => picture.flop()],
  3: [(picture) => picture.rotate(180)],
  4: [(picture) => picture.flip()],
  5: [(picture) => picture.rotate(90), (picture) => picture.flop()],
  6: [(picture) => picture.rotate(270)],
  7: [(picture) => picture.rotate(90), (picture) => picture.flip()],
  8: [(picture) => picture.rotate(90)],
};

export const orientations = Object.keys(asStored).map(Number);

/** The camera and the time, which must not be sent. */
export const secrets = ['Phone 12 Pro', '2026:11:21 07:15:00'];

/** With place, camera and time. Smaller than a phone's own, because large photos are slow to make and scale. */
export async function phonePhoto(
  name: string,
  { width = 800, height = 600, orientation = 1 } = {},
): Promise<ChosenFile> {
  let picture = upright();
  for (const turn of asStored[orientation] ?? []) picture = sharp(await turn(picture).png().toBuffer());
  const isOnItsSide = orientation > 4;
  const jpeg = await enlarged(picture, isOnItsSide ? height : width, isOnItsSide ? width : height)
    .withExif({
      IFD0: { Model: secrets[0] ?? '', Orientation: String(orientation) },
      IFD2: { DateTimeOriginal: secrets[1] ?? '' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 36/1 2/1', GPSLongitudeRef: 'W', GPSLongitude: '72/1 52/1 40/1' },
    })
    .withMetadata({ orientation })
    .jpeg({ quality: 90 })
    .toBuffer();
  return file(name, 'image/jpeg', jpeg);
}

/** Noise, which makes a large file at a high quality. */
export async function grainyPhoto(name: string): Promise<ChosenFile> {
  const picture = sharp({
    create: {
      width: 1920,
      height: 1440,
      channels: 3,
      background: 'gray',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });
  return file(name, 'image/jpeg', await picture.jpeg({ quality: 80 }).toBuffer());
}

export async function transparentPng(name: string): Promise<ChosenFile> {
  const picture = sharp({
    create: { width: 400, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  });
  return file(name, 'image/png', await picture.png().toBuffer());
}

export async function webp(name: string): Promise<ChosenFile> {
  return file(name, 'image/webp', await enlarged(upright(), 800, 600).webp().toBuffer());
}

export async function avif(name: string): Promise<ChosenFile> {
  return file(name, 'image/avif', await enlarged(upright(), 800, 600).avif({ effort: 0 }).toBuffer());
}

/** 12 megapixels, as most phones take. */
export async function vastPhoto(name: string): Promise<ChosenFile> {
  const picture = sharp({
    create: { width: 4000, height: 3000, channels: 3, background: 'red' },
  });
  return file(name, 'image/jpeg', await picture.jpeg().toBuffer());
}

export async function animatedGif(name: string): Promise<ChosenFile> {
  const frames = await sharp({ create: { width: 60, height: 80, channels: 3, background: 'blue' } })
    .composite([{ input: { create: { width: 60, height: 40, channels: 3, background: 'red' } }, top: 0, left: 0 }])
    .removeAlpha()
    .raw()
    .toBuffer();
  const picture = sharp(frames, { raw: { width: 60, height: 80, channels: 3, pageHeight: 40 } });
  return file(name, 'image/gif', await picture.gif({ delay: [100, 100], loop: 0 }).toBuffer());
}

export async function truncatedJpeg(name: string): Promise<ChosenFile> {
  const { buffer } = await phonePhoto(name);
  return file(name, 'image/jpeg', buffer.subarray(0, 600));
}

/** Starts like a HEIC photo, but can't be decoded. */
export function heicBytes(name: string, size = 5000): ChosenFile {
  const start = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  return file(name, 'image/heic', Buffer.concat([start, Buffer.alloc(size - start.length, 7)]));
}

export const zipNamedJpg = file('invoice.jpg', 'image/jpeg', Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1'));
export const emptyFile = file('empty.jpg', 'image/jpeg', Buffer.alloc(0));
/** Changes the page's title if the page runs it. */
export const drawing = file(
  'logo.svg',
  'image/svg+xml',
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" onload="document.title = \'run\'"><rect width="9" height="9"/></svg>',
  ),
);
export const tooLarge = (): ChosenFile =>
  file('panorama.jpg', 'image/jpeg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(25_000_000)]));

export async function cornerColors(picture: Buffer): Promise<readonly string[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const inset = Math.max(1, Math.floor(Math.min(info.width, info.height) / 10));
  const at = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * info.channels);
    return `${red > 127 ? 'r' : ''}${green > 127 ? 'g' : ''}${blue > 127 ? 'b' : ''}`;
  };
  const right = info.width - 1 - inset;
  const bottom = info.height - 1 - inset;
  const seen = [at(inset, inset), at(right, inset), at(right, bottom), at(inset, bottom)];
  const names: Readonly<Record<string, string>> = {
    r: 'red',
    g: 'lime',
    b: 'blue',
    rg: 'yellow',
    rgb: 'white',
    '': 'black',
  };
  return seen.map((color) => names[color] ?? color);
}
