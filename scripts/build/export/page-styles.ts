import { transform, type CustomAtRules, type SelectorComponent, type Visitor } from 'lightningcss';
import { PurgeCSS } from 'purgecss';

/**
 * The oldest browsers that Tailwind 4 supports. For newer ones, lightningcss would write timelines into the `animation`
 * shorthand, which no browser understands.
 */
const targets = { chrome: 111 << 16, edge: 111 << 16, firefox: 128 << 16, safari: (16 << 16) | (4 << 8) };

/**
 * Everything in HTML, data and scripts that may be the name of a class, id, animation or property. With `<` in front,
 * everything that may be that of an element, which no word in a sentence is.
 */
export function namesIn(text: string): ReadonlySet<string> {
  const decoded = text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    // A list of class names may contain an escaped line break.
    .replaceAll(/\\+n/g, ' ');
  const words = decoded.split(/[\s"'`\\]+/);
  const tags = [...decoded.matchAll(/(?:<|["'`])([a-z]\w*)/gi)].map(([, tag = '']) => `<${tag.toLowerCase()}`);
  return new Set([...words, ...tags]);
}

/** The whole sheet, once per build. Once compressed, a theme value is as short as its name, so it's written out. */
export function sheetToPurge(css: string): string {
  const defined = [...css.matchAll(/(--(?:color|text|leading|tracking)-[\w-]+):([-#\w.%]+)(?=[;}])/g)];
  const themed = defined.reduce((text, [, name = '', value = '']) => {
    const isDefinedOnce = css.split(`${name}:`).length === 2;
    return isDefinedOnce ? text.replaceAll(`var(${name})`, value) : text;
  }, css);
  // PurgeCSS drops selectors that consist of pseudo-classes alone, as in `:focus-visible` and `:is(:hover, .open)`.
  return themed.replaceAll(/(?<=^|[(,{}]):(?!:)/g, '*:');
}

/** The rules that a page can use whose HTML, data and scripts have these names. Attributes are states, so they're kept. */
export async function pageStyles(sheet: string, names: ReadonlySet<string>): Promise<string> {
  const attributes = [...sheet.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name);
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: sheet }],
    defaultExtractor: () => ({
      attributes: { names: [], values: [] },
      classes: [...names],
      ids: [...names],
      tags: [...names].filter((name) => name.startsWith('<')).map((name) => name.slice(1)),
      undetermined: [],
    }),
    dynamicAttributes: [...new Set(attributes)],
    keyframes: true,
    variables: true,
  });
  const css = purged?.css ?? '';
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    visitor: visitorFor(css, names),
  });
  // Lightningcss writes a prefixed declaration once for each browser that needs it.
  return code.toString().replaceAll(/(-webkit-[\w-]+:[^;{}]+;)\1+/g, '$1');
}

function visitorFor(css: string, names: ReadonlySet<string>): Visitor<CustomAtRules> {
  const isPossible = (part: SelectorComponent): boolean =>
    part.type === 'pseudo-class' && (part.kind === 'has' || part.kind === 'is' || part.kind === 'where')
      ? part.selectors.some((inner) => inner.every(isPossible))
      : (part.type !== 'class' && part.type !== 'id') || names.has(part.name);
  return {
    // PurgeCSS doesn't look into `:has()`.
    Selector: (selector) => (selector.every(isPossible) ? undefined : []),
    Rule: {
      property: ({ value: { name } }) => (css.includes(`var(${name}`) ? undefined : []),
      // The paper of another page.
      page: ({ value: { selectors } }) =>
        selectors.every(({ name }) => !name || css.includes(`page:${name}`)) ? undefined : [],
      // Tailwind's fallback for browsers without `@property`, which we don't support.
      'layer-block': ({ value }) => (value.name?.join('.') === 'properties' ? [] : undefined),
      // Tailwind's placeholder color, which base.css replaces. The condition excludes an old Safari.
      supports: ({ value }) => (JSON.stringify(value.condition).includes('-apple-pay-button') ? [] : undefined),
    },
  };
}
