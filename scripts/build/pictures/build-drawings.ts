import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingUrl, svgDataUrl, svgSize } from '@/lib/pictures/drawing-url';

/** Characters. A page with a larger drawing in it would be over its budget (e2e/budgets.spec.ts). */
const inlineLimit = 10_000;

interface Drawings {
  /** The folder of the project. */
  readonly project: string;
  /** The names of the drawings in `public/art/`. */
  readonly drawings: readonly string[];
  /** The names of the figures in `content/figures/`. */
  readonly figures: readonly string[];
}

/**
 * Reads what pages need of the drawings and figures from their files. Writes `content/generated/drawings.json` and
 * `content/generated/figures.json`, which are not committed.
 */
export function buildDrawings({ project, drawings, figures }: Drawings): void {
  const read = (file: string) => readFileSync(join(project, file), 'utf8').trim();
  const folder = join(project, 'content/generated');
  mkdirSync(folder, { recursive: true });
  function write(file: string, names: readonly string[], sourceOf: (name: string) => object) {
    const sources = Object.fromEntries(names.map((name) => [name, sourceOf(name)]));
    writeFileSync(join(folder, file), `${JSON.stringify(sources, null, 1)}\n`);
  }
  write('drawings.json', drawings, (name) => drawingSource(read(`public${drawingUrl(name)}`)));
  write('figures.json', figures, (name) => figureSource(name, read(`content/figures/${name}.svg`)));
}

/** The size, and the drawing as a `data:` URL if it can be copied into a page. */
function drawingSource(svg: string) {
  return { ...svgSize(svg), inline: svg.length > inlineLimit ? null : svgDataUrl(svg) };
}

/** What the root of the figure says, and everything in it. */
function figureSource(name: string, svg: string) {
  const [, viewBox = '', markup = ''] = /^<svg\b[^>]*\bviewBox="([^"]+)"[^>]*>(.*)<\/svg>$/s.exec(svg) ?? [];
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
  if (!width || !height) throw new Error(`The figure ${name} does not say its viewBox.`);
  return { viewBox, width, height, markup };
}
