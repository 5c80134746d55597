import { hexOf, oklchOf } from './oklch';

export interface Shade<Name extends string> {
  readonly of: Name;
  /** From 0 to 1. Text and tints need one, whatever the base color is. */
  readonly lightness?: number;
  /** Relative to the base; negative is darker. */
  readonly lighter?: number;
  /** Chroma relative to the base. */
  readonly strength: number;
  /** Degrees. */
  readonly turn?: number;
}

export type Palette<Name extends string> = Readonly<Record<Name, string>>;

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

export function withOpacity(color: string, percent: number): string {
  const opacity = Math.round((percent * 255) / 100);
  return color + opacity.toString(16).padStart(2, '0');
}

/** Clears Tailwind's own colors, so that pages can't use them. */
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
