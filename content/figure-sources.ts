import type { FigureName } from './figures';
import manifest from './generated/figures.json';

export const figureSource = (name: FigureName) => manifest[name];
