import { transform, type CustomAtRules, type Selector, type SelectorComponent, type Visitor } from 'lightningcss';

/**
 * The oldest browsers that the site supports, which are those of Tailwind CSS 4. For newer ones the library would drop
 * prefixes, and put timelines into the `animation` shorthand, which no browser understands.
 */
const targets = { chrome: 111 << 16, edge: 111 << 16, firefox: 128 << 16, safari: (16 << 16) | (4 << 8) };

/** Knows a name if the page may use it: a class, `<code` for an element, `type=date` for a kind of field. */
export type Knows = (name: string) => boolean;

/** The kinds of fields that have parts which styles can reach, by those parts. */
const fieldParts: readonly (readonly [part: RegExp, kinds: readonly string[]])[] = [
  [/^-webkit-(?:date|calendar)/, ['date', 'time', 'datetime-local', 'month', 'week']],
  [/^-webkit-search/, ['search']],
  [/^-webkit-(?:inner|outer)-spin/, ['number']],
  [/^file-selector-button$/, ['file']],
];

/**
 * The rules of a style sheet that a page can use. A selector goes only if it needs a class, an element or a kind of field
 * that neither the page's HTML nor its scripts name, so a rule stays for every state that a script or the browser can bring about:
 * attributes, pseudo-classes, elements that a script adds. Custom properties go if no rule that is left reads them, or if no rule sets
 * them and their value is therefore known.
 */
export function pageStyles(css: string, knows: Knows): string {
  const used = settled(write(css, { visitor: usableRules(knows) }), knows);
  return write(used, { unusedSymbols: unreadProperties(used) });
}

/** Everything in HTML or a script that may name a class, an element or a kind of field. */
export function namesIn(text: string): ReadonlySet<string> {
  const decoded = text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
  // A line may end within a list of class names, written as an escape.
  const words = decoded.replaceAll(/\\+n/g, ' ').split(/[\s"'`\\]+/);
  const tags = [...text.matchAll(/<[a-z]\w*/gi)].map(([tag]) => tag.toLowerCase());
  // An element that a script makes is a text of its own: `jsx("code", …)`. React names all elements, as cases of a switch.
  const made = [...text.matchAll(/(?<!case)\\?["'`]([a-z][a-z0-9]*)\\?["'`]/g)].map(([, name]) => `<${name}`);
  const kinds = [...text.matchAll(/\btype\\?["']?[=:]\\?["'`]([a-z-]+)/g)].map(([, kind]) => `type=${kind}`);
  return new Set([...words, ...tags, ...made, ...kinds]);
}

function write(
  css: string,
  options: { readonly visitor?: Visitor<CustomAtRules>; readonly unusedSymbols?: string[] },
): string {
  return transform({ filename: 'page.css', code: Buffer.from(css), minify: true, targets, ...options }).code.toString();
}

function usableRules(knows: Knows): Visitor<CustomAtRules> {
  const isUsable = (selector: Selector): boolean => selector.every(isPossible);
  const isPossible = (part: SelectorComponent): boolean => {
    // A name with a quote cannot be looked up, because `namesIn` cuts texts at quotes.
    if (part.type === 'class') return knows(part.name) || /["'`\\]/.test(part.name);
    if (part.type === 'type') return knows(`<${part.name}`);
    if (part.type === 'pseudo-element') {
      const name = part.kind === 'custom' ? part.name : part.kind;
      const [, kinds] = fieldParts.find(([pattern]) => pattern.test(name)) ?? [];
      return !kinds || kinds.some((kind) => knows(`type=${kind}`));
    }
    if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where' || part.kind === 'has'))
      return part.selectors.some(isUsable);
    return true;
  };
  return {
    Selector: (selector) => (isUsable(selector) ? undefined : []),
    Rule: {
      // What Tailwind writes for browsers without `@property`, which are older than ours.
      'layer-block': ({ value }) => (value.name?.join('.') === 'properties' ? [] : undefined),
      // Tailwind's color of placeholders, which base.css replaces. The condition leaves out an old Safari.
      supports: ({ value }) => (JSON.stringify(value.condition).includes('-apple-pay-button') ? [] : undefined),
    },
  };
}

const definition = /(--[\w-]+):([^;{}]*)/g;
const registration = /@property (--[\w-]+)\{(?:[^}]*initial-value:([^;}]*))?[^}]*\}/g;

/** `var(--name)` or `var(--name,fallback)`. The fallback may hold functions within functions. */
const reference = /var\((--[\w-]+)(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/g;

/**
 * Replaces each registered property that neither a rule nor a script sets by its value. Tailwind composes shadows, filters
 * and transforms of dozens of them, of which a page sets a few.
 */
function settled(css: string, knows: Knows): string {
  const set = new Set([...css.replaceAll(registration, '').matchAll(definition)].map(([, name]) => name));
  const initial = new Map<string, string | undefined>();
  for (const [, name = '', value] of css.matchAll(registration)) {
    if (!set.has(name) && !knows(name)) initial.set(name, value);
  }
  const settle = (text: string): string =>
    text.replaceAll(reference, (written: string, name: string, fallback: string | undefined) => {
      if (!initial.has(name)) return written;
      return initial.get(name) ?? (fallback === undefined ? written : settle(fallback));
    });
  return settle(css);
}

/** The custom properties that no declaration reads, directly or through another one that it reads. */
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
