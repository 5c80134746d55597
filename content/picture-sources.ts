import manifest from '@/content/generated/pictures.json';
import { pictures, type PictureName } from '@/content/pictures';
import { focalStyle } from '@/lib/pictures/focal-point';
import { pictureFallback, pictureSrcSet, type PictureStem } from '@/lib/pictures/picture-url';

/** A crop for phones: a record whose name ends in `-phone`. */
export type PhonePictureName = Extract<PictureName, `${string}-phone`>;

/** The generated files of a picture, in the form that the markup needs. */
export interface PictureSources {
  readonly width: number;
  readonly height: number;
  /** The class of the placeholder color. */
  readonly placeholderClass: string;
  /** The class of the focal point. Undefined for the center. */
  readonly focal: string | undefined;
  /** AVIF. */
  readonly srcSet: string;
  /** JPEG. */
  readonly src: string;
}

export function pictureStem(name: PictureName): PictureStem {
  const { hash, widths } = manifest[name];
  return { name, hash, widths };
}

export function placeholderClass(name: PictureName): string {
  return `tone-${manifest[name].tone}`;
}

/** The generated files of a picture, from the manifest that the picture build writes. */
export function pictureSources(name: PictureName): PictureSources {
  const { width, height } = manifest[name];
  const stem = pictureStem(name);
  return {
    width,
    height,
    placeholderClass: placeholderClass(name),
    focal: focalStyle(name, pictures[name].focal)?.className,
    srcSet: pictureSrcSet(stem),
    src: pictureFallback(stem),
  };
}
