// @ts-check
const entities = /** @type {Record<string, string>} */ ({ amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' });

/** @param {string} html */
export function decode(html) {
  return html.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return entities[name] ?? whole;
  });
}

/**
 * The words inside some markup, as one line. Blocks inside a heading are separate lines and so separate words.
 * @param {string} html
 */
export function textOf(html) {
  return decode(
    html
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<svg\b[\s\S]*?<\/svg>/g, '')
      .replace(/<(?:span|br|div)\b[^>]*>/g, ' ')
      .replace(/<[^>]+>/g, ''),
  )
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
}

/**
 * What a page is called on its card: its heading, or its title without the brand where it has none.
 * @param {string} html
 * @param {string} brand
 */
export function headingOf(html, brand) {
  const heading = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1];
  if (heading && textOf(heading)) return textOf(heading);
  const title = /<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? brand;
  return decode(title).replace(` | ${brand}`, '');
}
