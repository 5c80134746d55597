import type { Day } from '@/lib/calendar/day';

/** A word for a file name: lowercase ASCII letters and digits with hyphens. `fallback` for a name that has none. */
function fileWord(name: string, fallback: string): string {
  const word = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  return word || fallback;
}

/** `marisol-reyes.vcf`. */
export function contactFileName(name: string): string {
  return `${fileWord(name, 'contact')}.vcf`;
}

/** `lead-marisol-reyes.csv`. */
export function leadFileName(name: string): string {
  return `lead-${fileWord(name, 'customer')}.csv`;
}

/** `visit-2026-03-03-marisol-reyes.ics`. */
export function visitFileName(day: Day, name: string): string {
  return `visit-${day}-${fileWord(name, 'customer')}.ics`;
}
