import type { Href } from '@/content/paths';
import type { PictureName } from '@/content/pictures';
import { gafHdzPage } from './gaf-hdz';
import { tamkoTitanXtPage } from './tamko-titan-xt';

const ranges = [gafHdzPage, tamkoTitanXtPage] as const;
const [first, second] = ranges;
const count = ranges.reduce((sum, { colors }) => sum + colors.length, 0);

/** What the home page says of the shingle studio. The two pictures show one house with a roof of each maker. */
export const studioTeaser = {
  link: { label: `See ${count} shingle colors on a house`, href: first.path satisfies Href },
  text: `${first.maker.name} and ${second.maker.name} shingles, side by side if you like.`,
  pictures: ['studio-gaf-charcoal', 'studio-tamko-rustic-hickory'],
} as const satisfies {
  readonly link: { readonly label: string; readonly href: Href };
  readonly text: string;
  readonly pictures: readonly [PictureName, PictureName];
};
