const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** `$156,830`. */
export function formatDollars(amount: number): string {
  return dollars.format(amount);
}

/** `$1,234.05`. */
export function formatCents(cents: number): string {
  return `${formatDollars(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
}
