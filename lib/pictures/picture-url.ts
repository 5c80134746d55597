/** AVIF in every width: every supported browser reads it. One JPEG, for browsers where AVIF is turned off. */
export type PictureFormat = 'avif' | 'jpg';

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

/** The `srcset` of a picture: the AVIF files of every width, in pixels. */
export function pictureSrcSet(stem: PictureStem): string {
  return stem.widths.map((width) => `${pictureUrl(stem, width, 'avif')} ${width}w`).join(', ');
}

/** The JPEG, for `src`. Throws if the picture has no files. */
export function pictureFallback(stem: PictureStem): string {
  const width = fallbackWidth(stem.widths);
  if (width === undefined) throw new Error(`The picture "${stem.name}" has no files.`);
  return pictureUrl(stem, width, 'jpg');
}

/** The width of the JPEG: the middle one, or the next narrower. Undefined if there is none. */
export function fallbackWidth(widths: readonly number[]): number | undefined {
  return widths[Math.floor((widths.length - 1) / 2)];
}
