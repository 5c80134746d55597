const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

export const formatDollars = (amount: number): string => dollars.format(amount);

export function formatCents(cents: number): string {
  return `${formatDollars(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
}
