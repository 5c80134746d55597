/** The repayment period in months. */
export type Term = readonly [shortest: number, longest: number];

export function printTerm([shortest, longest]: Term): string {
  return `${shortest}–${longest} months`;
}
