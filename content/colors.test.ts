import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colors, companyColors, edgeOn, glassColors, paletteOf, textOn } from './colors';
import { naturalColors } from './natural-colors';
import { contrastOf } from '@/lib/colors/contrast';
import { colorsIn } from '@/lib/colors/paint';

const files = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file));
const names: ReadonlyMap<string, string> = new Map(Object.entries(colors).map(([name, color]) => [color, name]));
const inSixDigits = (color: string) => (color.length < 6 ? color.replaceAll(/[^#]/g, '$&$&') : color).toLowerCase();

const drawn = ['content/drawings', 'content/figures'].flatMap((folder) => files(folder, /\.svg$/));

const secondTheme = { shutter: '#1f3f6e', door: '#7b1e4b', copper: '#93702a' };

describe.each([
  ['the company’s colors', companyColors],
  ['a second theme', secondTheme],
])('in %s', (_, theme) => {
  const palette: Readonly<Record<string, string>> = paletteOf(theme);
  const pairs = (table: typeof textOn) =>
    Object.entries(table).flatMap(([color, backgrounds]) =>
      backgrounds.map((background) => [color, background] as const),
    );
  const tooFaint = (table: typeof textOn, least: number) =>
    pairs(table)
      .map(([color, background]) => ({
        color,
        background,
        contrast: contrastOf(palette[color] ?? '', palette[background] ?? ''),
      }))
      .filter(({ contrast }) => !(contrast >= least));

  test('all text has enough contrast', () => expect(tooFaint(textOn, 4.5)).toEqual([]));
  test('every control and mark stands out from its background', () => expect(tooFaint(edgeOn, 3)).toEqual([]));
});

test('`textOn` has every pair of text and background colors that a class list or a style rule sets', () => {
  const inComponents = files('components', /(?<!test)\.tsx$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(["'`])([^"'`]*\bbg-[^"'`]*)\1/g)].flatMap(([, , classes = '']) => {
      const plain = classes.split(/\s+/).filter((name) => !name.includes(':'));
      const set = (prefix: string) =>
        plain.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length).replace(/\/.*/, ''));
      return set('text-').flatMap((color) => set('bg-').map((background) => ({ file, color, background })));
    }),
  );
  const inSheets = files('components', /\.css$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/[{}]([^{}]*)/g)].flatMap(([, rule = '']) => {
      const value = (property: string) =>
        new RegExp(String.raw`(?:^|[;\s])${property}: var\(--color-([\w-]+)\)`).exec(rule)?.[1];
      const [color, background] = [value('color'), value('background')];
      return color && background ? [{ file, color, background }] : [];
    }),
  );
  const isListed = ({ color, background }: { readonly color: string; readonly background: string }) =>
    !(color in colors) || !(background in colors) || listed(color).includes(background);
  const listed = (color: string): readonly string[] => textOn[color as keyof typeof textOn] ?? [];
  expect([...inComponents, ...inSheets].length).toBeGreaterThan(20);
  expect([...inComponents, ...inSheets].filter((pair) => !isListed(pair))).toEqual([]);
});

test('a new theme changes nothing but the company’s colors and their shades', () => {
  const changed = Object.entries(paletteOf(secondTheme))
    .filter(([name, color]) => color !== colors[name as keyof typeof colors])
    .map(([name]) => name);
  expect(changed.filter((name) => !/^(shutter|door|copper)(-|$)/.test(name))).toEqual([]);
  expect(changed).toEqual(expect.arrayContaining(['shutter-tint', 'door-2', 'copper-light']));
});

test('drawings use the names of palette colors, and digits only for natural colors', () => {
  const materials = Object.values(naturalColors).flat();
  const wrong = drawn.flatMap((file) =>
    [...new Set(colorsIn(readFileSync(file, 'utf8')))].flatMap((paint) => {
      if (!paint.startsWith('#')) return [];
      const color = inSixDigits(paint);
      const name = names.get(color);
      if (name) return [`${file}: write ${name} instead of ${paint}, so that it follows content/colors.ts`];
      if (materials.includes(color)) return [];
      return [`${file}: use a name from content/colors.ts for ${paint}, or add it to content/natural-colors.ts`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('every natural color is in a drawing', () => {
  const used = new Set(drawn.flatMap((file) => colorsIn(readFileSync(file, 'utf8')).map(inSixDigits)));
  const materials: readonly string[] = Object.values(naturalColors).flat();
  expect(materials.filter((color) => !used.has(color))).toEqual([]);
});

test('no style sheet and no component has a color of its own', () => {
  const known: Readonly<Record<string, string>> = { ...colors, ...glassColors };
  const isGallery = (file: string) => file.includes('gallery');
  const sheets = [...files('app', /\.css$/), ...files('components', /\.css$/)].filter((file) => !isGallery(file));
  const parts = [...files('app', /\.tsx?$/), ...files('components', /\.tsx?$/)].filter(
    (file) => !isGallery(file) && !/\.test\.tsx?$/.test(file),
  );
  const wrong = [
    ...sheets.flatMap((file) => {
      const sheet = readFileSync(file, 'utf8');
      const digits = [...sheet.matchAll(/#[\da-f]{3,8}\b(?![\w-])/gi)].filter(([color]) => color !== '#0000');
      const unknown = [...sheet.matchAll(/var\(--color-([\w-]+)/g)].filter(([, name = '']) => !known[name]);
      return [
        ...digits.map(([color]) => `${file}: replace ${color} with a var(--color-…) from content/colors.ts`),
        ...unknown.map(([, name]) => `${file}: content/colors.ts has no ${name}`),
      ];
    }),
    ...parts.flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /(?:(?:fill|stroke|color|Color)\w*[=:]\s*["'`{]+|\[[^\]\s]*[_:]?)(#[\da-f]{3,8})\b/gi,
        ),
      ].map(
        ([, color]) => `${file}: replace ${color} with the class of a color in content/colors.ts, such as fill-copper`,
      ),
    ),
  ];
  expect(wrong).toEqual([]);
});
