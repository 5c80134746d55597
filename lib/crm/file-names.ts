import type { Day } from '@/lib/calendar/day';
import { hyphenated } from '@/lib/slug';

const maxLength = 60;

function fileWord(name: string, fallback: string): string {
  return hyphenated(name).slice(0, maxLength).replace(/-$/, '') || fallback;
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
