import type { DrawingName } from './drawings';
import type { PictureName } from './pictures';

export type Media =
  | { readonly kind: 'drawing'; readonly name: DrawingName; readonly caption?: string }
  | { readonly kind: 'picture'; readonly name: PictureName; readonly caption?: string };

export interface WidePicture {
  readonly name: PictureName;
  readonly caption: string;
}
