/** A length in a drawing, to a tenth of its unit: finer than a pixel. */
export function toTenths(units: number): number {
  return Math.round(units * 10) / 10;
}
