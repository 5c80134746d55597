/** How long a customer may take to pay, in months. */
export type Term = readonly [shortest: number, longest: number];

/** `12–24 months`. */
export function printTerm([shortest, longest]: Term): string {
  return `${shortest}–${longest} months`;
}
