import fc from 'fast-check';
import { dayAtUtc } from '@/lib/calendar/day';

export const anyDay = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => dayAtUtc(date.getTime()));
