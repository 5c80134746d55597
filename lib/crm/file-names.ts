import type { Day } from '@/lib/calendar/day';
import { hyphenated } from '@/lib/slug';

const maxLength = 60;

function baseName(name: string, fallback: string): string {
  return hyphenated(name).slice(0, maxLength).replace(/-$/, '') || fallback;
}

export const contactFileName = (name: string): string => `${baseName(name, 'contact')}.vcf`;
export const leadFileName = (name: string): string => `lead-${baseName(name, 'customer')}.csv`;
export const visitFileName = (day: Day, name: string): string => `visit-${day}-${baseName(name, 'customer')}.ics`;
