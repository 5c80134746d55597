/* Geometry of a simple rectangular house, without dormers or openings. Lengths are in feet unless named otherwise. */

/** `gable`: two slopes, and a triangle of wall at each end. `hip`: four slopes, no wall above the eaves. */
export type RoofShape = 'gable' | 'hip';

/** Percent added to the surface for what is cut off. A hip roof has more cuts. */
export const usualWaste: Readonly<Record<RoofShape, number>> = { gable: 10, hip: 15 };

export interface RoofPlan {
  readonly length: number;
  readonly width: number;
  readonly overhangInches: number;
  /** Inches of rise over a run of twelve. */
  readonly pitch: number;
}

/** Roof surface per square foot of ground: √(12² + pitch²) ÷ 12. */
export const slopeFactor = (pitch: number): number => Math.hypot(12, pitch) / 12;

function roofOutline({ length, width, overhangInches }: RoofPlan): readonly [number, number] {
  const overhangs = (2 * overhangInches) / 12;
  return [length + overhangs, width + overhangs];
}

/** In squares (100 sq ft), to one decimal. Gable and hip roofs of the same pitch have the same surface. */
export function roofSquares(plan: RoofPlan, wastePercent: number): number {
  const [length, width] = roofOutline(plan);
  const surface = length * width * slopeFactor(plan.pitch);
  return Math.round((surface * (1 + wastePercent / 100)) / 10) / 10;
}

/** For a visitor who knows only the floor area: the side of a square house. A longer one has a little more roof. */
export const sideOfSquare = (floorArea: number, stories: number): number => Math.sqrt(floorArea / stories);

export interface WallPlan extends Omit<RoofPlan, 'overhangInches'> {
  readonly stories: number;
  readonly storyHeight: number;
  readonly shape: RoofShape;
}

/** Includes the gable triangles. Windows and doors aren't subtracted. */
export function wallSquareFeet({ length, width, stories, storyHeight, shape, pitch }: WallPlan): number {
  const walls = 2 * (length + width) * stories * storyHeight;
  const gables = shape === 'gable' ? (width * width * pitch) / 24 : 0;
  return Math.round(walls + gables);
}

export function eaveFeet(plan: RoofPlan, shape: RoofShape): number {
  const [length, width] = roofOutline(plan);
  return Math.round(shape === 'gable' ? 2 * length : 2 * (length + width));
}
