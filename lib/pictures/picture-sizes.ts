import { from, type Breakpoint } from '@/lib/breakpoints';

/**
 * A picture's `sizes`: how wide the layout shows it on the narrowest screens, and how wide from each breakpoint on, as
 * CSS lengths, narrowest breakpoint first.
 */
export function pictureSizes(narrowest: string, wider: Partial<Readonly<Record<Breakpoint, string>>> = {}): string {
  const conditions = Object.entries(wider).map(([breakpoint, width]) => `${from(breakpoint as Breakpoint)} ${width}`);
  // A browser takes the first condition that holds.
  return [...conditions.reverse(), narrowest].join(', ');
}
