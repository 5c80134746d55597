import type { PagePath, ShinglePath } from '@/content/paths';
import type { PictureName } from '@/content/pictures';
import type { Closing } from '@/content/page';
import type { RichText, TextLink, TitledTexts } from '@/content/rich-text';
import type { Scale } from '@/lib/ruler/scale';
import type { ShingleColorKey } from './lines';

export interface ShingleColor {
  readonly key: ShingleColorKey;
  readonly name: string;
  readonly description: string;
}

export type RatingDrawing =
  | { readonly kind: 'ruler'; readonly scale: Scale; readonly unit: string; readonly value: number }
  | { readonly kind: 'classes'; readonly classes: readonly string[]; readonly rated: string }
  | { readonly kind: 'nails' };

export interface ShinglePage<Path extends ShinglePath = ShinglePath> {
  readonly path: Path;
  /** The product, with its maker. */
  readonly name: string;
  readonly shortName: string;
  readonly title: string;
  readonly description: string;
  readonly maker: { readonly key: string; readonly name: string };
  readonly heading: string;
  readonly intro: string;
  readonly features: readonly { readonly title: string; readonly text: string; readonly drawing: RatingDrawing }[];
  readonly specifications: readonly { readonly label: string; readonly value: string }[];
  readonly warranty: {
    readonly heading: string;
    readonly points: readonly { readonly term: string; readonly text: RichText }[];
  };
  /** In the maker's order. The house starts with the first color. */
  readonly colors: readonly [ShingleColor, ...ShingleColor[]];
  /** The color in small pictures of this shingle. */
  readonly closeUp: ShingleColorKey;
  /** The color on the right side of the house at first. */
  readonly second: ShingleColorKey;
  readonly installation: {
    readonly heading: string;
    readonly text: string;
    readonly picture: PictureName;
    readonly points: readonly string[];
    readonly link: TextLink;
  };
  readonly faq: TitledTexts;
  readonly closing: Closing;
  readonly related: readonly PagePath[];
  readonly footnote: RichText;
}
