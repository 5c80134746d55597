import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DrawingName } from '@/content/drawings';

/** Characters. A page with a larger drawing in it would be over its budget (e2e/budgets.spec.ts). */
const inlineLimit = 10_000;

/** The address of a drawing, or of its variant for phones. */
export function drawingUrl(file: string): string {
  return `/art/${file}.svg`;
}

/**
 * The drawing itself as a `data:` URL: it is painted with the words around it, instead of a round trip later. The address
 * of its file if it is too large for that. Runs at build time, because it reads the file from disk.
 */
export function inlineDrawing(name: DrawingName): string {
  const svg = readFileSync(join(process.cwd(), `public${drawingUrl(name)}`), 'utf8').trim();
  if (svg.length > inlineLimit) return drawingUrl(name);
  // As few characters as possible are encoded, because the page then packs better.
  return `data:image/svg+xml,${svg
    .replaceAll(/\s+/g, ' ')
    .replaceAll('"', "'")
    .replaceAll(/[%#<>]/g, encodeURIComponent)}`;
}
