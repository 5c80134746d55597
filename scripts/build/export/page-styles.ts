import { transform } from 'lightningcss';

/**
 * The browsers that the framework has written the style sheet for. For newer ones the library would drop prefixes, and put
 * timelines into the `animation` shorthand, which no browser understands.
 */
const targets = { chrome: 111 << 16, edge: 111 << 16, firefox: 111 << 16, safari: (16 << 16) | (4 << 8) };

/** Knows a name if the page may use it. */
export type Knows = (name: string) => boolean;

/**
 * The rules of a style sheet that a page can use. A rule goes only if each of its selectors needs a class that neither the
 * page's HTML nor its scripts name, so a rule stays for every state that a script or the browser can bring about:
 * attributes, pseudo-classes, elements that a script adds. Custom properties go if no rule that is left reads them.
 */
export function pageStyles(css: string, knows: Knows): string {
  const used = without(
    css,
    [...classesIn(css)].filter((name) => !knows(name)),
  );
  return without(used, unreadProperties(used));
}

/** Everything in HTML or a script that may be a class name. */
export function namesIn(text: string): ReadonlySet<string> {
  const decoded = text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
  // A line may end within a list of class names, written as an escape.
  return new Set(decoded.replaceAll(/\\+n/g, ' ').split(/[\s"'`\\]+/));
}

function without(css: string, unusedSymbols: string[]): string {
  return transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    unusedSymbols,
  }).code.toString();
}

/** The class names in a style sheet. Also finds fractions (`.5rem`), which are no class and do no harm. */
function classesIn(css: string): ReadonlySet<string> {
  const names = [...css.matchAll(/\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-])+)/g)].map(([, name = '']) => unescaped(name));
  // `namesIn` cuts texts at quotes, so it cannot find these.
  return new Set(names.filter((name) => !/["'`\\]/.test(name)));
}

/** A name as HTML has it: `md\:flex` is `md:flex`, and `\32 xl` is `2xl`. */
function unescaped(name: string): string {
  return name.replaceAll(/\\(?:([0-9a-f]{1,6})\s?|(.))/g, (_, code: string | undefined, character: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
  );
}

const definition = /(--[\w-]+):([^;{}]*)/g;

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
  const registered = [...css.matchAll(/@property (--[\w-]+)/g)].map(([, name = '']) => name);
  return [...new Set([...valuesOf.keys(), ...registered])].filter((name) => !read.has(name));
}
