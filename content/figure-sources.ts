import type { FigureName } from './figures';
import manifest from './generated/figures.json';

/** A figure as the build read it from its file: the attributes of its root, and its content. */
export interface FigureSource {
  readonly viewBox: string;
  readonly width: number;
  readonly height: number;
  readonly markup: string;
}

export function figureSource(name: FigureName): FigureSource {
  return manifest[name];
}
