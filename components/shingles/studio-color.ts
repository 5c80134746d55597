import type { PictureStem } from '@/lib/pictures/picture-url';

/** A color as the studio needs it in the browser: its words, and the stems of its two pictures. */
export interface StudioColor {
  readonly key: string;
  readonly name: string;
  readonly product: string;
  /** Only this page's colors are described; the other maker's stand in the comparison alone. */
  readonly description?: string;
  readonly alt: string;
  readonly house: PictureStem;
  readonly houseTone: string;
}

export interface StudioSwatch extends StudioColor {
  readonly description: string;
  readonly swatch: PictureStem;
  readonly swatchTone: string;
}
