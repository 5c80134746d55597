/**
 * The rules of the wipe: two or three pictures of one camera, divided by lines at the pitch of the roof (8:12).
 * `wipe.css` draws the same lines from the same two numbers.
 */
export interface WipePose {
  /** Where the hand is, from 0 (only the last picture shows) to 1 (only the first). */
  readonly hand: number;
  /** How wide the middle one of three pictures opens: 0 for two pictures. */
  readonly gap: number;
}

/** The pose of each set of pictures before anyone touches it, chosen so that every picture shows its own roof. */
export const restPoses = {
  colors: { hand: 0.47, gap: 0 },
  studio: { hand: 0.5, gap: 0 },
  project: { hand: 0.46, gap: 0.07 },
  storm: { hand: 0.57, gap: 0.063 },
  siding: { hand: 0.5, gap: 0.07 },
  sill: { hand: 0.42, gap: 0.08 },
  gutters: { hand: 0.52, gap: 0 },
} as const satisfies Readonly<Record<string, WipePose>>;

export type WipeSet = keyof typeof restPoses;

/** The space, in pixels of width, in which the board and its shadow leave the frame. */
export const boardWidth = 95;

interface Frame {
  readonly width: number;
  readonly height: number;
}

/**
 * Where a line meets the top edge of the frame. It meets the bottom edge one and a half heights further right. At 0 the
 * line is in the lower left corner, at 1 in the upper right.
 */
export function lineTop(place: number, { width, height }: Frame): number {
  const run = 1.5 * height;
  return place * (width + run + boardWidth) - run;
}

/** The places of the two lines between three pictures. The middle picture closes to nothing at both ends. */
export function linePlaces({ hand, gap }: WipePose): readonly [number, number] {
  const open = 4 * gap * hand * (1 - hand);
  return [hand - open, hand + open];
}

/** The pose that shows one of the pictures alone. */
export function poseAlone(index: number, count: number, gap: number): WipePose {
  if (index === 0) return { hand: 1, gap };
  return index === count - 1 ? { hand: 0, gap } : { hand: 0.5, gap: 0.5 };
}

/** What a screen reader says of a place of the hand. */
export function wipeText(names: readonly string[], hand: number): string {
  const first = names[0] ?? '';
  if (hand > 0.95) return `All ${first}`;
  if (hand < 0.05) return `All ${names.at(-1) ?? ''}`;
  return `${names.join(', then ')}, from left to right. ${Math.round(hand * 100)}% ${first}`;
}
