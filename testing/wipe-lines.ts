import type { WipePose } from '@/lib/wipe/wipe';

/* The lines that components/wipe/wipe.css draws between the pictures of a wipe, computed here for comparison. */

/** Pixels that a board and its shadow take up. */
export const boardWidth = 95;

interface Frame {
  readonly width: number;
  readonly height: number;
}

/** Where the line meets the top edge. At 0 it starts in the lower left corner; at 1 it's past the upper right one. */
export function lineTop(place: number, { width, height }: Frame): number {
  const run = 1.5 * height;
  return place * (width + run + boardWidth) - run;
}

/** The middle picture closes completely at both ends. */
export function linePlaces({ hand, gap }: WipePose): readonly [number, number] {
  const open = 4 * gap * hand * (1 - hand);
  return [hand - open, hand + open];
}
