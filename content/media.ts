import type { DrawingName } from './drawings';
import type { PictureName } from './pictures';

export type Media =
  { readonly kind: 'drawing'; readonly name: DrawingName } | { readonly kind: 'picture'; readonly name: PictureName };

export interface WidePicture {
  readonly name: PictureName;
  readonly caption: string;
}
