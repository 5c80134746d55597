/** Where an SVG says a color: as an attribute or in its style. */
const place = /\b(fill|stroke|stop-color|flood-color|lighting-color|color)(="|='|:)([^"';}]*)/g;
/** What may be said there without a color. */
const noColor = /^(?:none|inherit|currentColor|url\(.*\))$/;

/** What a drawing says where a color belongs, in the order of the file. */
export function paintsOf(svg: string): readonly string[] {
  return [...svg.matchAll(place)].map(([, , , paint = '']) => paint.trim()).filter((paint) => !noColor.test(paint));
}

/**
 * A drawing in the colors of a palette: `fill="door"` becomes `fill="#8c2a1e"`. Colors in digits stay as they are. Throws
 * for a name that is not in the palette.
 * @param file named in the message
 */
export function painted(svg: string, palette: Readonly<Record<string, string>>, file: string): string {
  return svg.replaceAll(place, (whole, attribute: string, sign: string, paint: string) => {
    const name = paint.trim();
    if (noColor.test(name) || name.startsWith('#')) return whole;
    const color = palette[name];
    if (!color) throw new Error(`${file} has ${attribute}${sign}${name}, which is no color of content/colors.ts.`);
    return attribute + sign + shortest(color);
  });
}

/** `#ffffff` is `#fff`. */
function shortest(color: string): string {
  return color.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
}
