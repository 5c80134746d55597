/** Where the lines between two or three pictures are. components/wipe/wipe.css draws them at the roof's pitch, 8:12. */
export interface WipePose {
  /** Where the boards are, from 0 (only the last picture shows) to 1 (only the first). */
  readonly hand: number;
  /** How far the middle of three pictures opens. */
  readonly gap: number;
}

/** The poses at first, chosen so that each picture shows what it's about. */
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

/** The pose that shows only the picture at `index`. */
export function poseAlone(index: number, count: number, gap: number): WipePose {
  if (index === 0) return { hand: 1, gap };
  return index === count - 1 ? { hand: 0, gap } : { hand: 0.5, gap: 0.5 };
}

export function wipeText(names: readonly string[], hand: number): string {
  const first = names[0] ?? '';
  if (hand > 0.95) return `All ${first}`;
  if (hand < 0.05) return `All ${names.at(-1) ?? ''}`;
  return `${names.join(', then ')}, from left to right. ${Math.round(hand * 100)}% ${first}`;
}
