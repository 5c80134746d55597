import type { Day } from '@/lib/calendar/day';
import { hyphenated } from '@/lib/slug';

const maxLength = 60;

function fileWord(name: string, fallback: string): string {
  return hyphenated(name).slice(0, maxLength).replace(/-$/, '') || fallback;
}

export const contactFileName = (name: string): string => `${fileWord(name, 'contact')}.vcf`;
export const leadFileName = (name: string): string => `lead-${fileWord(name, 'customer')}.csv`;
export const visitFileName = (day: Day, name: string): string => `visit-${day}-${fileWord(name, 'customer')}.ics`;
