const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** Formats an amount of US dollars, rounded to whole dollars: `$156,830`. */
export function formatDollars(amount: number): string {
  return dollars.format(amount);
}
