import { hexOf, oklchOf } from './oklch';

/** How a shade is made from the color it belongs to. */
export interface Shade<Name extends string> {
  readonly of: Name;
  /** How light it is: from 0, black, to 1, white. Text and tints need that, whatever the color is. */
  readonly lightness?: number;
  /** How much lighter it is than the color; darker if below zero. */
  readonly lighter?: number;
  /** How strong it is, compared with the color. */
  readonly strength: number;
  /** Degrees around the color wheel. */
  readonly turn?: number;
}

/** A palette: names of colors, and six digits for each. */
export type Palette<Name extends string> = Readonly<Record<Name, string>>;

/** The shades of some colors, by name. */
export function shadesOf<Color extends string, Name extends string>(
  colors: Palette<Color>,
  shades: Readonly<Record<Name, Shade<Color>>>,
): Palette<Name> {
  return mapValues(shades, ({ of, lightness, lighter = 0, strength, turn = 0 }) => {
    const color = oklchOf(colors[of]);
    return hexOf({
      lightness: lightness ?? color.lightness + lighter,
      chroma: color.chroma * strength,
      hue: color.hue + turn,
    });
  });
}

/** A color that lets through what is behind it, in eight digits. */
export function seeThrough(color: string, percent: number): string {
  const opacity = Math.round((percent * 255) / 100);
  return color + opacity.toString(16).padStart(2, '0');
}

/** The palette as the theme of the style sheets. Tailwind's own colors are cleared, so pages can use only these. */
export function themeSheet(colors: Readonly<Record<string, string>>): string {
  const lines = Object.entries(colors).map(([name, color]) => `  --color-${name}: ${color};`);
  return ['@theme inline {', '  --color-*: initial;', ...lines, '}', ''].join('\n');
}

function mapValues<Name extends string, From, To>(
  record: Readonly<Record<Name, From>>,
  change: (value: From) => To,
): Readonly<Record<Name, To>> {
  return Object.fromEntries(
    (Object.entries(record) as [Name, From][]).map(([name, value]) => [name, change(value)]),
  ) as Record<Name, To>;
}
