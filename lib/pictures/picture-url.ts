/** AVIF in every width, and one JPEG for browsers with AVIF turned off. */
export type PictureFormat = 'avif' | 'jpg';

export interface PictureStem {
  readonly name: string;
  readonly hash: string;
  /** Pixels, narrowest first. */
  readonly widths: readonly number[];
}

export function pictureFile(
  { name, hash }: Pick<PictureStem, 'name' | 'hash'>,
  width: number,
  format: PictureFormat,
): string {
  return `${name}-${width}.${hash}.${format}`;
}

export function pictureUrl(stem: PictureStem, width: number, format: PictureFormat): string {
  return `/pictures/${pictureFile(stem, width, format)}`;
}

export function pictureSrcSet(stem: PictureStem): string {
  return stem.widths.map((width) => `${pictureUrl(stem, width, 'avif')} ${width}w`).join(', ');
}

/** For `src`. Throws if the picture has no files. */
export function pictureFallback(stem: PictureStem): string {
  const width = fallbackWidth(stem.widths);
  if (width === undefined) throw new Error(`The picture "${stem.name}" has no files.`);
  return pictureUrl(stem, width, 'jpg');
}

export function fallbackWidth(widths: readonly number[]): number | undefined {
  return widths[Math.floor((widths.length - 1) / 2)];
}
