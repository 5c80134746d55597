export type Span = { readonly low: number; readonly high: number };

/** `isOpen`: “30 years or more”. */
export type OpenSpan = Span & { readonly isOpen?: true };

/** The values at the ends of a ruler. */
export type Scale = Span;

/** In percent of the ruler. Throws for a value outside it. */
export function placeOn(scale: Scale, value: number): number {
  if (value < scale.low || value > scale.high)
    throw new Error(`${value} is outside the ruler from ${scale.low} to ${scale.high}.`);
  return toTenths((100 * (value - scale.low)) / (scale.high - scale.low));
}

/** In percent of the ruler. */
export function spanOn(scale: Scale, { low, high }: Span): { readonly left: number; readonly width: number } {
  const left = placeOn(scale, low);
  return { left, width: toTenths(placeOn(scale, high) - left) };
}

export function marksOn({ low, high }: Scale, step: number): readonly number[] {
  const count = Math.floor((high - low) / step + 1e-9);
  const marks = Array.from({ length: count + 1 }, (_, index) => low + index * step);
  return marks.at(-1) === high ? marks : [...marks, high];
}

export const toTenths = (value: number): number => Math.round(10 * value) / 10;

/** A fraction from 0 to 1 as an SVG length. */
export const percent = (share: number): string => `${Math.round(10_000 * share) / 100}%`;
