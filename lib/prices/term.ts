/** A range of repayment periods, in months. */
export type Term = readonly [shortest: number, longest: number];

export const printTerm = ([shortest, longest]: Term): string => `${shortest}–${longest} months`;
