/** AVIF first: every supported browser reads it. WebP and JPEG are for browsers where AVIF is turned off. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** The parts of the names of a picture's generated files. */
export interface PictureStem {
  readonly name: string;
  readonly hash: string;
  /** Widths in pixels, narrowest first. */
  readonly widths: readonly number[];
}

/** The name of one generated file: `hero-960.0a1b2c3d.avif`. */
export function pictureFile(
  { name, hash }: Pick<PictureStem, 'name' | 'hash'>,
  width: number,
  format: PictureFormat,
): string {
  return `${name}-${width}.${hash}.${format}`;
}

/** The address of one generated file. */
export function pictureUrl(stem: PictureStem, width: number, format: PictureFormat): string {
  return `/pictures/${pictureFile(stem, width, format)}`;
}

/** The `srcset` of a picture in one format: every width, in pixels. */
export function pictureSrcSet(stem: PictureStem, format: PictureFormat): string {
  return stem.widths.map((width) => `${pictureUrl(stem, width, format)} ${width}w`).join(', ');
}

/** A medium-width JPEG, for `src`. Throws if the picture has no files. */
export function pictureFallback(stem: PictureStem): string {
  const middle = stem.widths[Math.floor((stem.widths.length - 1) / 2)];
  if (middle === undefined) throw new Error(`The picture "${stem.name}" has no files.`);
  return pictureUrl(stem, middle, 'jpg');
}
