import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DrawingName } from '@/content/drawings';
import { drawingUrl, svgDataUrl, svgSize } from './drawing-url';

/* Read from disk while the pages are built: nothing here runs in a browser. */

/** Characters. A page with a larger drawing in it would be over its budget (e2e/budgets.spec.ts). */
const inlineLimit = 10_000;

const readDrawing = (name: DrawingName) =>
  readFileSync(join(process.cwd(), `public${drawingUrl(name)}`), 'utf8').trim();

/** The size of a drawing, from its file. */
export function drawingSize(name: DrawingName): { readonly width: number; readonly height: number } {
  return svgSize(readDrawing(name));
}

/**
 * The drawing itself as a `data:` URL: it is painted with the words around it, instead of a round trip later. The address
 * of its file if it is too large for that.
 */
export function inlineDrawing(name: DrawingName): string {
  const svg = readDrawing(name);
  return svg.length > inlineLimit ? drawingUrl(name) : svgDataUrl(svg);
}
