import { from, type Breakpoint } from '@/lib/breakpoints';

/** `narrowest` is a CSS length. `wider` has the width from each breakpoint up, smallest breakpoint first. */
export function pictureSizes(narrowest: string, wider: Partial<Readonly<Record<Breakpoint, string>>> = {}): string {
  const conditions = Object.entries(wider).map(([breakpoint, width]) => `${from(breakpoint as Breakpoint)} ${width}`);
  // The first matching condition wins.
  return [...conditions.reverse(), narrowest].join(', ');
}
