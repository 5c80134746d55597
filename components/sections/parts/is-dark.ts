import type { Tone } from '@/components/ui/section';

/** Whether text on this background must be light. */
export function isDark(tone: Tone): boolean {
  return tone !== 'chalk' && tone !== 'linen';
}
