import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FigureName } from '@/content/figures';

/* Read from disk while the pages are built: nothing here runs in a browser. */

/** A figure as it goes into a page: what its root says, and everything in it. */
export interface FigureFile {
  readonly viewBox: string;
  readonly width: number;
  readonly height: number;
  readonly markup: string;
}

export function readFigure(name: FigureName): FigureFile {
  const svg = readFileSync(join(process.cwd(), `content/figures/${name}.svg`), 'utf8').trim();
  const [, viewBox = '', markup = ''] = /^<svg\b[^>]*\bviewBox="([^"]+)"[^>]*>(.*)<\/svg>$/s.exec(svg) ?? [];
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
  if (!width || !height) throw new Error(`The figure ${name} does not say its viewBox.`);
  return { viewBox, width, height, markup };
}
