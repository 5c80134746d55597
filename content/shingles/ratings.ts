import { windScale } from '@/content/services/roofing/wind-scale';
import type { RatingDrawing } from './types';

export function windTo(value: number): RatingDrawing {
  return { kind: 'ruler', scale: windScale, unit: 'mph', value };
}

export const classAFire: RatingDrawing = { kind: 'classes', classes: ['C', 'B', 'A'], rated: 'A' };

export function impactClass(rated: '1' | '2' | '3' | '4'): RatingDrawing {
  return { kind: 'classes', classes: ['1', '2', '3', '4'], rated };
}
