import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingUrl, svgDataUrl, svgSize } from '@/lib/pictures/drawing-url';

/** Characters. A page with a larger drawing in it would be over its budget (e2e/budgets.spec.ts). */
const inlineLimit = 10_000;

interface Drawings {
  readonly project: string;
  /** The drawings that are shown as images, from `public/art/`. */
  readonly names: readonly string[];
  /** The drawings that are copied into their pages, from `content/figures/`. */
  readonly figures: readonly string[];
}

/**
 * Reads the sizes of the drawings from their files, the drawings that can be copied into a page, and the figures. Writes
 * `content/generated/drawings.json` and `figures.json`, which are not committed.
 */
export function buildDrawings({ project, names, figures }: Drawings) {
  const write = (file: string, sources: readonly (readonly [name: string, source: object])[]) => {
    const folder = join(project, 'content/generated');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, file), `${JSON.stringify(Object.fromEntries(sources), null, 1)}\n`);
  };
  const read = (file: string) => readFileSync(join(project, file), 'utf8').trim();
  write(
    'drawings.json',
    names.map((name) => {
      const svg = read(`public${drawingUrl(name)}`);
      return [name, { ...svgSize(svg), inline: svg.length > inlineLimit ? null : svgDataUrl(svg) }];
    }),
  );
  write(
    'figures.json',
    figures.map((name) => [name, figureSource(name, read(`content/figures/${name}.svg`))]),
  );
}

function figureSource(name: string, svg: string) {
  const [, viewBox = '', markup = ''] = /^<svg\b[^>]*\bviewBox="([^"]+)"[^>]*>(.*)<\/svg>$/s.exec(svg) ?? [];
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
  if (!width || !height) throw new Error(`The figure ${name} does not say its viewBox.`);
  return { viewBox, width, height, markup };
}
