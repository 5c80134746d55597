import manifest from './generated/pictures.json';
import { pictures, type PictureName } from './pictures';
import { projects } from './portfolio';
import { testimonials } from './testimonials';
import { focalStyle } from '@/lib/pictures/focal-point';
import { pictureFallback, pictureSrcSet, type PictureStem } from '@/lib/pictures/picture-url';

export type PhonePictureName = Extract<PictureName, `${string}-phone`>;

export function pictureStem(name: PictureName): PictureStem {
  const { hash, widths } = manifest[name];
  return { name, hash, widths };
}

/** Whether its file is still the sample's, which the build finds out. False for colors and materials. */
export const isSamplePicture = (name: PictureName): boolean => manifest[name].isSample;

export const hasSamplePictures = Object.values(manifest).some(({ isSample }) => isSample);

export function placeholderClass(name: PictureName): string {
  return `tone-${manifest[name].tone}`;
}

export function pictureSources(name: PictureName) {
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

export type PictureSources = ReturnType<typeof pictureSources>;

/** For pages that show a project's picture: one of the same kind, once the project is gone. */
const substitutes: Readonly<Partial<Record<PictureName, PictureName>>> = {
  'portfolio-1': 'detail-roof',
  'portfolio-2': 'siding-new',
  'portfolio-3': 'detail-window',
  'portfolio-5': 'snow-house',
  'portfolio-6': 'detail-roof',
  'portfolio-7': 'detail-window',
  'portfolio-8': 'siding-new',
};

const shown: ReadonlySet<PictureName> = new Set([...projects, ...testimonials].map(({ image }) => image));

/** The picture itself if a project or a review shows it, or if it's the owner's own. */
export const workPicture = (name: PictureName): PictureName =>
  shown.has(name) || !isSamplePicture(name) ? name : (substitutes[name] ?? name);
