import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { applyPalette } from '@/lib/colors/paint';
import { themeSheet } from '@/lib/colors/palette';
import { svgDataUrl, svgSize } from '@/lib/pictures/drawing-url';
import { writeIfChanged } from '@/scripts/build/write-file';

/** Characters. Larger drawings would break the page's budget (e2e/budgets.spec.ts). */
const inlineLimit = 10_000;

interface Drawings {
  readonly project: string;
  /** In `content/drawings/`, shown as images. */
  readonly names: readonly string[];
  readonly figures: readonly string[];
  readonly colors: Readonly<Record<string, string>>;
  /** Colors that only the style sheets use. */
  readonly glassColors: Readonly<Record<string, string>>;
}

/** Writes `public/art/` and `content/generated/`, none of which is committed. */
export function buildDrawings({ project, names, figures, colors, glassColors }: Drawings) {
  const generated = join(project, 'content/generated');
  mkdirSync(generated, { recursive: true });
  const write = (file: string, sources: readonly (readonly [name: string, source: object])[]) =>
    writeIfChanged(join(generated, file), `${JSON.stringify(Object.fromEntries(sources), null, 1)}\n`);
  const read = (file: string) => {
    if (!existsSync(join(project, file))) throw new Error(`${file} is missing, but a record names it.`);
    // The comment above a drawing says what to check in it, and isn't published.
    const svg = readFileSync(join(project, file), 'utf8').replace(/^<!--.*?-->\s*/s, '');
    return applyPalette(svg, colors, file);
  };

  writeIfChanged(join(generated, 'colors.css'), themeSheet({ ...colors, ...glassColors }));
  writeFiles(project, 'content/drawings', 'public/art', read);
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

/** Throws if the folder has a file that the build didn't write, because it would be deleted. */
function writeFiles(project: string, from: string, to: string, read: (file: string) => string) {
  const target = join(project, to);
  const list = join(project, 'content/generated', `${basename(to)}-files.json`);
  mkdirSync(target, { recursive: true });
  const present = readdirSync(target);
  const written: readonly string[] = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : present;
  const files = existsSync(join(project, from)) ? readdirSync(join(project, from)) : [];
  const obsolete = present.filter((file) => !files.includes(file));
  const foreign = obsolete.filter((file) => !written.includes(file));
  if (foreign.length > 0) {
    const names = foreign.map((file) => `${to}/${file}`).join(', ');
    throw new Error(`Drawings belong in ${from}. The build writes ${to} from it. Move or delete: ${names}.`);
  }
  for (const file of obsolete) rmSync(join(target, file));
  for (const file of files) writeIfChanged(join(target, file), read(`${from}/${file}`));
  writeIfChanged(list, JSON.stringify(files));
}

function figureSource(name: string, svg: string) {
  const [, viewBox = '', markup = ''] = /^<svg\b[^>]*\bviewBox="([^"]+)"[^>]*>(.*)<\/svg>$/s.exec(svg) ?? [];
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
  if (!width || !height) throw new Error(`The figure ${name} has no viewBox.`);
  return { viewBox, width, height, markup };
}
