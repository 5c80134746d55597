import { hexOf, oklchOf } from './oklch';

export interface Shade<Name extends string> {
  readonly of: Name;
  /** From 0 to 1. Set for text and tints, whose lightness must not depend on the base color. */
  readonly lightness?: number;
  /** Added to the base's lightness if `lightness` isn't set; negative is darker. */
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
  const entries = Object.entries<Shade<Color>>(shades);
  const hexes = entries.map(([name, { of, lightness, lighter = 0, strength, turn = 0 }]) => {
    const base = oklchOf(colors[of]);
    const chroma = base.chroma * strength;
    return [name, hexOf({ lightness: lightness ?? base.lightness + lighter, chroma, hue: base.hue + turn })] as const;
  });
  return Object.fromEntries(hexes) as Palette<Name>;
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
