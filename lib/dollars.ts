const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

declare const ofPrice: unique symbol;
/** An end of a price. Rules may calculate with it, but only lib/prices/price.ts prints it, with the price's condition. */
export type PriceDollars = number & { readonly [ofPrice]: true };

/** Any amount but the end of a price. */
type Amount = number & { readonly [ofPrice]?: never };

export const formatDollars = (amount: Amount): string => dollars.format(amount);

export function formatCents(cents: number): string {
  return `${formatDollars(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
}
