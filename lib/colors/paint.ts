const paintPattern = /\b(fill|stroke|stop-color|flood-color|lighting-color|color)(="|='|:)([^"';}]*)/g;
const noColor = /^(?:none|inherit|currentColor|url\(.*\))$/;

export function colorsIn(svg: string): readonly string[] {
  return [...svg.matchAll(paintPattern)]
    .map(([, , , paint = '']) => paint.trim())
    .filter((paint) => !noColor.test(paint));
}

/** `fill="door"` becomes `fill="#8c2a1e"`. Throws for a name that isn't in the palette. */
export function applyPalette(svg: string, palette: Readonly<Record<string, string>>, file: string): string {
  return svg.replaceAll(paintPattern, (whole, attribute: string, separator: string, paint: string) => {
    const name = paint.trim();
    if (noColor.test(name) || name.startsWith('#')) return whole;
    const color = palette[name];
    if (!color) throw new Error(`${file} uses "${name}" as a ${attribute}, which is not a color in content/colors.ts.`);
    return attribute + separator + shortest(color);
  });
}

const shortest = (color: string): string => color.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
