import { offeredShinglePages } from './pages';
import type { ShinglePage } from './types';

/** Undefined if there's nothing to compare. */
export const colorBand = bandOf(offeredShinglePages);

function bandOf([left, right]: readonly ShinglePage[]) {
  if (!left || !right) return undefined;
  return {
    heading: `${left.colors.length + right.colors.length} shingle colors, one house`,
    text: `The roof is ${left.maker.name} on the left and ${right.maker.name} on the right.`,
    hint: 'Slide the edge, or pick a color from each row.',
    links: [left, right].map(({ path, maker, colors }) => ({
      label: `See the ${colors.length} ${maker.name} colors up close`,
      href: path,
    })),
    slider: `How much of the house has the ${left.maker.name} color`,
    sides: [left, right],
  };
}
