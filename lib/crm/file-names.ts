import type { Day } from '@/lib/calendar/day';

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

export function contactFileName(name: string): string {
  return `${fileWord(name, 'contact')}.vcf`;
}

export function leadFileName(name: string): string {
  return `lead-${fileWord(name, 'customer')}.csv`;
}

export function visitFileName(day: Day, name: string): string {
  return `visit-${day}-${fileWord(name, 'customer')}.ics`;
}
