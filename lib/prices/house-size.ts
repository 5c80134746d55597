/*
 * Sizes of a simple rectangular house, from geometry: no allowance for dormers or openings.
 * Lengths are in feet unless a name says otherwise.
 */

/** `gable`: two slopes, and a triangle of wall at each end. `hip`: four slopes, and no wall above the eaves. */
export type RoofShape = 'gable' | 'hip';

/** What a roofer orders on top of the surface, in percent: shingles are cut at the edges, and a hip has more of them. */
export const usualWaste: Readonly<Record<RoofShape, number>> = { gable: 10, hip: 15 };

export interface RoofPlan {
  /** The longer side of the house at the walls. */
  readonly length: number;
  readonly width: number;
  /** How far the roof reaches beyond each wall, in inches. */
  readonly overhangInches: number;
  /** The rise in inches over a run of twelve. */
  readonly pitch: number;
}

/**
 * Roof surface for each square foot of ground below it. A slope that rises `pitch` over a run of 12 is the hypotenuse:
 * √(12² + pitch²) ÷ 12.
 */
export function slopeFactor(pitch: number): number {
  return Math.hypot(12, pitch) / 12;
}

/** The sides of the roof seen from above: the walls plus the overhang at both ends. */
function roofOutline({ length, width, overhangInches }: RoofPlan): readonly [number, number] {
  const overhangs = (2 * overhangInches) / 12;
  return [length + overhangs, width + overhangs];
}

/**
 * Squares of roof (100 sq ft each), to one decimal. Gable and hip roofs of the same pitch have the same surface: every
 * part of either is the ground below it times the slope factor. `wastePercent` is added for cuts.
 */
export function roofSquares(plan: RoofPlan, wastePercent: number): number {
  const [length, width] = roofOutline(plan);
  const surface = length * width * slopeFactor(plan.pitch);
  return Math.round((surface * (1 + wastePercent / 100)) / 10) / 10;
}

export interface WallPlan {
  readonly length: number;
  readonly width: number;
  readonly stories: number;
  /** The height of one story. */
  readonly storyHeight: number;
  readonly shape: RoofShape;
  readonly pitch: number;
}

/**
 * Square feet of wall, whole: the perimeter times the height, plus the two gable triangles. Each triangle is as wide as
 * the house and rises `pitch` in 12 over half of that. Windows and doors are not subtracted.
 */
export function wallSquareFeet({ length, width, stories, storyHeight, shape, pitch }: WallPlan): number {
  const walls = 2 * (length + width) * stories * storyHeight;
  const gables = shape === 'gable' ? (width * width * pitch) / 24 : 0;
  return Math.round(walls + gables);
}

/** Feet of eave, whole: where gutters hang. Two sides of a gable roof, all four of a hip roof. */
export function eaveFeet(plan: RoofPlan, shape: RoofShape): number {
  const [length, width] = roofOutline(plan);
  return Math.round(shape === 'gable' ? 2 * length : 2 * (length + width));
}
