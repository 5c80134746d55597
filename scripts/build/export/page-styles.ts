import { transform, type CustomAtRules, type Selector, type SelectorComponent, type Visitor } from 'lightningcss';
import { payloadIn, withoutNotFound } from '@/scripts/build/export/framework-markers';

/**
 * The oldest browsers that Tailwind 4 supports. For newer ones, lightningcss would write timelines into the `animation`
 * shorthand, which no browser understands.
 */
const targets = { chrome: 111 << 16, edge: 111 << 16, firefox: 128 << 16, safari: (16 << 16) | (4 << 8) };

/** `name` is a class or an id, or an element as `<code`. */
export type IsUsed = (name: string) => boolean;

/**
 * Drops selectors with a class, id or element that neither HTML nor scripts name, then unused properties and
 * animations.
 */
export function pageStyles(css: string, isUsed: IsUsed): string {
  const usable = write(css, { visitor: usableRules(isUsed) });
  const themed = inlineTheme(withoutUnusedKeyframes(withoutUnusedPages(usable)));
  return withoutRepeatedPrefixes(write(themed, { unusedSymbols: unreadProperties(themed) }));
}

function withoutUnusedPages(css: string): string {
  return css.replaceAll(/@page ([\w-]+)\{[^{}]*\}/g, (rule, name: string) =>
    new RegExp(`[{;]page:${name}[;}]`).test(css) ? rule : '',
  );
}

function withoutUnusedKeyframes(css: string): string {
  return css.replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) =>
    new RegExp(`(?<!@keyframes )(?<![\\w-])${name}(?![\\w-])`).test(css) ? rule : '',
  );
}

/** Lightningcss writes a prefixed declaration once for each browser that needs it. */
function withoutRepeatedPrefixes(css: string): string {
  return css.replaceAll(/(-webkit-[\w-]+:[^;{}]+;)\1+/g, '$1');
}

/**
 * Inlines the theme's colors and sizes unless a rule redefines them. Once compressed, a value is as short as its name,
 * so inlining saves the definitions.
 */
function inlineTheme(css: string): string {
  const defined = [...css.matchAll(/(--(?:color|text|leading|tracking)-[\w-]+):([-#\w.%]+)(?=[;}])/g)];
  return defined.reduce((text, [, name = '', value = '']) => {
    const isDefinedOnce = css.split(`${name}:`).length === 2;
    return isDefinedOnce ? text.replaceAll(`var(${name})`, value) : text;
  }, css);
}

function decoded(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

export function namesIn(text: string): ReadonlySet<string> {
  // A list of class names may contain an escaped line break.
  const words = decoded(text)
    .replaceAll(/\\+n/g, ' ')
    .split(/[\s"'`\\]+/);
  const tags = [...text.matchAll(/<[a-z]\w*/gi)].map(([tag]) => tag.toLowerCase());
  // Scripts name the elements they create: `jsx("code", …)`. React itself has a `case "code"` for every element.
  const created = [...text.matchAll(/(?<!case)\\?["'`]([a-z][a-z0-9]*)\\?["'`]/g)].map(([, name]) => `<${name}`);
  return new Set([...words, ...tags, ...created]);
}

/** Ignores the page's text: a page about doors doesn't use the class `door`. */
export function namesInPage(html: string): ReadonlySet<string> {
  return namesIn([...namesInTags(html), ...namesInPayload(html)].join(' '));
}

function namesInTags(html: string): readonly string[] {
  const inlineScripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
  const tags = html.replace(inlineScripts, '').match(/<[a-z][\w-]*(?:\s+[^\s=>]+(?:="[^"]*")?)*\s*\/?>/g) ?? [];
  // Only `class` and `id`: words in an alt text aren't names.
  return tags.flatMap((tag) => [/^<\w+/.exec(tag)?.[0] ?? '', ...(tag.match(/(?<=\s(?:class|id)=")[^"]*/g) ?? [])]);
}

/** Skips `children`, which hold the page's text in React's data. */
function namesInPayload(html: string): readonly string[] {
  const payload = withoutNotFound(payloadIn(html));
  const properties = [...payload.matchAll(/"(\w+)":("(?:[^"\\]|\\.)*")/g)].flatMap(([, key, value = '']) =>
    key === 'children' ? [] : [value],
  );
  const elements = [...payload.matchAll(/"\$",("[a-z]\w*")/g)].map(([, name = '']) => name);
  return [...properties, ...elements];
}

function write(
  css: string,
  options: { readonly visitor?: Visitor<CustomAtRules>; readonly unusedSymbols?: string[] },
): string {
  return transform({ filename: 'page.css', code: Buffer.from(css), minify: true, targets, ...options }).code.toString();
}

function usableRules(isUsed: IsUsed): Visitor<CustomAtRules> {
  const isUsable = (selector: Selector): boolean => selector.every(isPossible);
  const isPossible = (part: SelectorComponent): boolean => {
    // `namesIn` splits at quotes, so a name with a quote can't be looked up.
    if (part.type === 'class' || part.type === 'id') return isUsed(part.name) || /["'`\\]/.test(part.name);
    if (part.type === 'type') return isUsed(`<${part.name}`);
    // Tailwind has a rule for each part of a date field. Scripts create the field as `type:"date"`.
    if (part.type === 'pseudo-element' && part.kind === 'custom' && /^-webkit-(?:date|calendar)/.test(part.name))
      return isUsed('<date');
    if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where' || part.kind === 'has'))
      return part.selectors.some(isUsable);
    return true;
  };
  return {
    Selector: (selector) => (isUsable(selector) ? undefined : []),
    Rule: {
      // Tailwind's fallback for browsers without `@property`, which we don't support.
      'layer-block': ({ value }) => (value.name?.join('.') === 'properties' ? [] : undefined),
      // Tailwind's placeholder color, which base.css replaces. The condition excludes an old Safari.
      supports: ({ value }) => (JSON.stringify(value.condition).includes('-apple-pay-button') ? [] : undefined),
    },
  };
}

const definition = /(--[\w-]+):([^;{}]*)/g;
const registration = /@property (--[\w-]+)/g;

function unreadProperties(css: string): string[] {
  const valuesOf = new Map<string, string[]>();
  for (const [, name = '', value = ''] of css.matchAll(definition)) {
    valuesOf.set(name, [...(valuesOf.get(name) ?? []), value]);
  }
  const read = new Set<string>();
  const queue = [css.replaceAll(definition, '')];
  for (const text of queue) {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (read.has(name)) continue;
      read.add(name);
      queue.push(...(valuesOf.get(name) ?? []));
    }
  }
  const registered = [...css.matchAll(registration)].map(([, name = '']) => name);
  return [...new Set([...valuesOf.keys(), ...registered])].filter((name) => !read.has(name));
}
