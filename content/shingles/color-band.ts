import { offers } from '@/content/offered';
import { shinglePaths, type Href } from '@/content/paths';
import { gafHdzPage } from './gaf-hdz';
import { tamkoTitanXtPage } from './tamko-titan-xt';
import type { ShingleColorKey } from './types';

const count = gafHdzPage.colors.length + tamkoTitanXtPage.colors.length;

export const colorBand = {
  isShown: shinglePaths.every(offers),
  heading: `${count} shingle colors, one house`,
  text: `The roof is ${gafHdzPage.maker.name} on the left and ${tamkoTitanXtPage.maker.name} on the right.`,
  hint: 'Slide the edge, or pick a color from each row.',
  links: [gafHdzPage, tamkoTitanXtPage].map(({ path, maker, colors }) => ({
    label: `See the ${colors.length} ${maker.name} colors up close`,
    href: path satisfies Href,
  })),
  slider: `How much of the house has the ${gafHdzPage.maker.name} color`,
  left: { page: gafHdzPage, chosen: 'gaf-weathered-wood' satisfies ShingleColorKey },
  right: { page: tamkoTitanXtPage, chosen: 'tamko-rustic-black' satisfies ShingleColorKey },
} as const;
