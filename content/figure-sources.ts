import type { FigureName } from './figures';
import manifest from './generated/figures.json';

/** A figure as it goes into a page: what its root says, and everything in it. The build has read it from its file. */
interface FigureSource {
  readonly viewBox: string;
  readonly width: number;
  readonly height: number;
  readonly markup: string;
}

export function figureSource(name: FigureName): FigureSource {
  return manifest[name];
}
