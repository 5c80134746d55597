import type { PictureStem } from '@/lib/pictures/picture-url';

/** What the studio needs to know about a color in the browser. */
export interface StudioColor {
  readonly key: string;
  readonly name: string;
  readonly product: string;
  /** Only for the colors of the page itself; colors of the other maker are only compared. */
  readonly description?: string;
  readonly alt: string;
  readonly house: PictureStem;
  readonly housePlaceholder: string;
}

export interface StudioSwatch extends StudioColor {
  readonly description: string;
  readonly swatch: PictureStem;
  readonly swatchPlaceholder: string;
}
