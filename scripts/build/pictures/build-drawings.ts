import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingUrl, svgDataUrl, svgSize } from '@/lib/pictures/drawing-url';

/** Characters. A page with a larger drawing in it would be over its budget (e2e/budgets.spec.ts). */
const inlineLimit = 10_000;

/**
 * Reads the sizes of the drawings from their files, and the drawings that can be copied into a page. Writes
 * `content/generated/drawings.json`, which is not committed.
 */
export function buildDrawings({ project, names }: { readonly project: string; readonly names: readonly string[] }) {
  const sources = names.map((name) => {
    const svg = readFileSync(join(project, `public${drawingUrl(name)}`), 'utf8').trim();
    return [name, { ...svgSize(svg), inline: svg.length > inlineLimit ? null : svgDataUrl(svg) }] as const;
  });
  const folder = join(project, 'content/generated');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'drawings.json'), `${JSON.stringify(Object.fromEntries(sources), null, 1)}\n`);
}
