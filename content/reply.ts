import { capitalized } from '@/lib/text/capitalized';
import { company } from './company';

const within = 'within 24 hours';

/** How soon we reply, on days when the office is open. No page may state another time. */
export const reply = {
  within,
  /** Capitalized, for places where nothing comes before it. */
  alone: capitalized(within),
  sentence: `We’ll get back to you ${within}, ${company.hours.days}.`,
} as const;
