/** The two ends of a ruler, in the unit of what it measures: dollars, years, miles an hour. */
export interface Scale {
  readonly low: number;
  readonly high: number;
}

/** What a bar shows: from a value to a value. */
export interface Span {
  readonly low: number;
  readonly high: number;
}

/** Where a value is on a ruler, in percent of its length. Throws if the ruler does not reach it. */
export function placeOn(scale: Scale, value: number): number {
  if (value < scale.low || value > scale.high)
    throw new Error(`A ruler from ${scale.low} to ${scale.high} does not reach ${value}.`);
  return toTenths((100 * (value - scale.low)) / (scale.high - scale.low));
}

/** The left end and the length of a bar on a ruler, in percent of the ruler. */
export function spanOn(scale: Scale, { low, high }: Span): { readonly left: number; readonly width: number } {
  const left = placeOn(scale, low);
  return { left, width: toTenths(placeOn(scale, high) - left) };
}

/** The values at which a ruler has a mark. Its ends have one. */
export function marksOn({ low, high }: Scale, step: number): readonly number[] {
  const count = Math.floor((high - low) / step + 1e-9);
  const marks = Array.from({ length: count + 1 }, (_, index) => low + index * step);
  return marks.at(-1) === high ? marks : [...marks, high];
}

/** A length in a drawing, to a tenth of its unit: finer than a pixel. */
export function toTenths(value: number): number {
  return Math.round(10 * value) / 10;
}
