import manifest from '@/content/generated/pictures.json';
import { pictures, type PictureName } from '@/content/pictures';

/** A crop made for phones: a record whose name says so. */
export type PhonePictureName = Extract<PictureName, `${string}-phone`>;

/** AVIF first: every browser of the site's floor reads it. WebP and JPEG are for those that have it switched off. */
export type PictureFormat = 'avif' | 'webp' | 'jpg';

/** What the picture build made of one record, ready for markup. */
export interface PictureSources {
  readonly width: number;
  readonly height: number;
  /** Widths in pixels, narrowest first. */
  readonly widths: readonly number[];
  /** Class of the picture's own color, to stand behind it until it arrives. */
  readonly tone: string;
  /** Class of the point that stays visible when a layout crops it; none when that is the middle. */
  readonly focal: string | undefined;
  readonly srcSet: Readonly<Record<PictureFormat, string>>;
  /** For a browser that knows no `srcset`, and for whoever saves the picture. */
  readonly src: string;
}

export function pictureUrl(name: PictureName, width: number, format: PictureFormat): string {
  return `/pictures/${name}-${width}.${manifest[name].hash}.${format}`;
}

export function pictureSources(name: PictureName): PictureSources {
  const { width, height, tone, widths } = manifest[name];
  const srcSet = (format: PictureFormat) => widths.map((each) => `${pictureUrl(name, each, format)} ${each}w`).join(', ');
  const middle = widths[Math.floor((widths.length - 1) / 2)] ?? width;
  return {
    width,
    height,
    widths,
    tone: `tone-${tone}`,
    focal: focalClass(name),
    srcSet: { avif: srcSet('avif'), webp: srcSet('webp'), jpg: srcSet('jpg') },
    src: pictureUrl(name, middle, 'jpg'),
  };
}

/** The class that `scripts/picture-plan.mjs` writes into the generated style sheet for this picture's focal point. */
export function focalClass(name: PictureName): string | undefined {
  const [x, y] = pictures[name].focal.map((part) => Math.round(part * 100));
  if (x === 50 && y === 50) return undefined;
  return `${name.endsWith('-phone') ? 'phone-' : ''}focal-${x}-${y}`;
}
