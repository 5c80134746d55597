import { pictures } from '@/content/pictures';
import { pictureStem, placeholderClass } from '@/content/picture-sources';
import type { ShingleColor, ShinglePage } from '@/content/shingles/types';
import { pictureSizes } from '@/lib/pictures/picture-sizes';

/** Computed on the server, so that browsers don't fetch the code. */
export const studioHouseSizes = pictureSizes(
  // 62vw, not 100vw, on phones: a page loads two of these pictures, so a screen with a density of 3 gets them for 1.9.
  '62vw',
  { sm: '91vw', md: 'calc(91vw - 388px)', lg: 'min(91vw - 448px, 864px)' },
);

function studioColor({ key, name }: ShingleColor, { name: product }: ShinglePage) {
  const house = `studio-${key}` as const;
  return {
    key,
    name,
    product,
    alt: pictures[house].alt,
    house: pictureStem(house),
    housePlaceholder: placeholderClass(house),
  };
}

function studioSwatch(color: ShingleColor, page: ShinglePage) {
  const swatch = `swatch-${color.key}` as const;
  return {
    ...studioColor(color, page),
    description: color.description,
    swatch: pictureStem(swatch),
    swatchPlaceholder: placeholderClass(swatch),
  };
}

export type StudioColor = ReturnType<typeof studioColor>;
export type StudioSwatch = ReturnType<typeof studioSwatch>;

export function studioSwatches(page: ShinglePage): readonly [StudioSwatch, ...StudioSwatch[]] {
  const [first, ...rest] = page.colors;
  return [studioSwatch(first, page), ...rest.map((color) => studioSwatch(color, page))];
}
