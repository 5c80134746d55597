import { windScale } from '@/content/services/roofing/wind-scale';
import type { RatingDrawing } from './types';

/** A wind rating on the ruler of all our roofs. */
export function windTo(value: number): RatingDrawing {
  return { kind: 'ruler', scale: windScale, unit: 'mph', value };
}

/** A fire rating among its three classes. */
export function fireClass(rated: 'A' | 'B' | 'C'): RatingDrawing {
  return { kind: 'classes', classes: ['C', 'B', 'A'], rated };
}

/** A rating of the UL impact test among its four classes. */
export function impactClass(rated: '1' | '2' | '3' | '4'): RatingDrawing {
  return { kind: 'classes', classes: ['1', '2', '3', '4'], rated };
}
