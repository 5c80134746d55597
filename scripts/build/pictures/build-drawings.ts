import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { painted } from '@/lib/colors/paint';
import { themeSheet } from '@/lib/colors/palette';
import { svgDataUrl, svgSize } from '@/lib/pictures/drawing-url';

/** Characters. A page with a larger drawing in it would be over its budget (e2e/budgets.spec.ts). */
const inlineLimit = 10_000;

interface Drawings {
  readonly project: string;
  /** The drawings that are shown as images, from `content/drawings/`. */
  readonly names: readonly string[];
  /** The drawings that are copied into their pages, from `content/figures/`. */
  readonly figures: readonly string[];
  /** The palette, by name: drawings are written with the names. */
  readonly colors: Readonly<Record<string, string>>;
  /** Colors of the style sheets alone. */
  readonly glassColors: Readonly<Record<string, string>>;
}

/**
 * Puts the colors of the palette into the drawings and the style sheets. Reads the sizes of the drawings from their files,
 * the drawings that can be copied into a page, and the figures. Writes `public/art/`, and in `content/generated/`
 * `colors.css`, `drawings.json` and `figures.json`. None of these is committed.
 */
export function buildDrawings({ project, names, figures, colors, glassColors }: Drawings) {
  const generated = join(project, 'content/generated');
  mkdirSync(generated, { recursive: true });
  const write = (file: string, sources: readonly (readonly [name: string, source: object])[]) =>
    writeFileSync(join(generated, file), `${JSON.stringify(Object.fromEntries(sources), null, 1)}\n`);
  const read = (file: string) => {
    if (!existsSync(join(project, file))) throw new Error(`There is no ${file}, but a record with its name.`);
    return painted(readFileSync(join(project, file), 'utf8'), colors, file);
  };

  writeFileSync(join(generated, 'colors.css'), themeSheet({ ...colors, ...glassColors }));
  writeArt(project, read);
  write(
    'drawings.json',
    names.map((name) => {
      const svg = read(`content/drawings/${name}.svg`).trim();
      return [name, { ...svgSize(svg), inline: svg.length > inlineLimit ? null : svgDataUrl(svg) }];
    }),
  );
  write(
    'figures.json',
    figures.map((name) => [name, figureSource(name, read(`content/figures/${name}.svg`).trim())]),
  );
}

/** The drawings and textures that pages load as files. */
function writeArt(project: string, read: (file: string) => string) {
  const sources = join(project, 'content/drawings');
  const art = join(project, 'public/art');
  mkdirSync(art, { recursive: true });
  const files = existsSync(sources) ? readdirSync(sources) : [];
  const strange = readdirSync(art).filter((file) => !files.includes(file));
  if (strange.length > 0) {
    const list = strange.map((file) => `public/art/${file}`).join(', ');
    throw new Error(`Drawings belong in content/drawings; public/art is written from there. Move or delete: ${list}.`);
  }
  for (const file of files) writeFileSync(join(art, file), read(`content/drawings/${file}`));
}

function figureSource(name: string, svg: string) {
  const [, viewBox = '', markup = ''] = /^<svg\b[^>]*\bviewBox="([^"]+)"[^>]*>(.*)<\/svg>$/s.exec(svg) ?? [];
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
  if (!width || !height) throw new Error(`The figure ${name} does not say its viewBox.`);
  return { viewBox, width, height, markup };
}
