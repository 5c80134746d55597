import type { Tone } from '@/components/ui/section';

/** Whether words on the ground must be light. */
export function isDark(tone: Tone): boolean {
  return tone === 'shutter' || tone === 'slate';
}
