import type { PictureStem } from '@/lib/pictures/picture-url';

export interface StudioColor {
  readonly key: string;
  readonly name: string;
  readonly product: string;
  /** Only for the colors of this page's product, not for the other maker's. */
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
