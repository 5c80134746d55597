const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** Formats an amount of US dollars, rounded to whole dollars: `$156,830`. */
export function formatDollars(amount: number): string {
  return dollars.format(amount);
}

/** Formats whole cents as US dollars: `$1,234.05`. */
export function formatCents(cents: number): string {
  return `${formatDollars(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
}
