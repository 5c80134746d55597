import manifest from '@/content/generated/pictures.json';
import { pictures, type PictureName } from '@/content/pictures';
import { focalStyle } from './focal-point';
import { pictureFallback, pictureSrcSet, type PictureFormat, type PictureStem } from './picture-url';

/** A crop made for phones: a record whose name says so. */
export type PhonePictureName = Extract<PictureName, `${string}-phone`>;

/** What the picture build made of one record, ready for markup. */
export interface PictureSources {
  readonly width: number;
  readonly height: number;
  /** Class of the picture's own color, to stand behind it until it arrives. */
  readonly tone: string;
  /** Class of the point that stays visible when a layout crops it; none when that is the middle. */
  readonly focal: string | undefined;
  readonly srcSet: Readonly<Record<PictureFormat, string>>;
  readonly src: string;
}

export function pictureStem(name: PictureName): PictureStem {
  const { hash, widths } = manifest[name];
  return { name, hash, widths };
}

export function pictureTone(name: PictureName): string {
  return `tone-${manifest[name].tone}`;
}

export function pictureSources(name: PictureName): PictureSources {
  const { width, height } = manifest[name];
  const stem = pictureStem(name);
  return {
    width,
    height,
    tone: pictureTone(name),
    focal: focalStyle(name, pictures[name].focal)?.className,
    srcSet: { avif: pictureSrcSet(stem, 'avif'), webp: pictureSrcSet(stem, 'webp'), jpg: pictureSrcSet(stem, 'jpg') },
    src: pictureFallback(stem),
  };
}
