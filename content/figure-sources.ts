import type { FigureName } from './figures';
import manifest from './generated/figures.json';

interface FigureSource {
  readonly viewBox: string;
  readonly width: number;
  readonly height: number;
  readonly markup: string;
}

export function figureSource(name: FigureName): FigureSource {
  return manifest[name];
}
