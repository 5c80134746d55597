import { createHash } from 'node:crypto';
import postcss from 'postcss';

/**
 * Short names for Tailwind's utility classes, by the names that the source uses. They make a page a fifth shorter to parse
 * and a tenth shorter to send. Tailwind finds a class only where a source file has its whole name, so renaming whole words
 * in pages and scripts reaches every use. Classes from our own style sheets keep their names, because scripts may compose
 * those.
 */
export type ShortClasses = ReadonlyMap<string, string>;

const className = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-])+)/g;
/** What ends a word of HTML or a script. A line may end within a list of class names, written as an escape. */
const gap = /((?:\\+n|[\s"'`\\])+)/;

/**
 * @param css the whole style sheet
 * @param pages the HTML of all pages, the most visited first: a page packs best if its names follow each other, and its
 * classes get the first names
 * @param scripts all scripts
 */
export function shortClasses(css: string, pages: readonly string[], scripts: readonly string[]): ShortClasses {
  const root = postcss.parse(css);
  const utilities = new Set<string>();
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'utilities') layer.walkRules(({ selector }) => classesIn(selector, utilities));
  });
  const taken = new Set<string>();
  root.walkRules(({ selector }) => classesIn(selector, taken));

  // A word that a page or the style sheet uses for something else could mean that in a script too: `inline-flex`.
  const otherwise = new Set<string>();
  for (const page of pages)
    addWords(page.replaceAll(/ class="[^"]*"|<(script|style)\b[\s\S]*?<\/\1>/g, ' '), otherwise);
  root.walkDecls(({ prop, value }) => [prop, ...value.split(/[\s,()]+/)].forEach((word) => otherwise.add(word)));
  for (const script of scripts) {
    // A selector: `querySelector('.sr-only')`.
    for (const word of script.split(gap)) if (word.startsWith('.')) otherwise.add(word.slice(1));
  }

  const first = new Set(pages[0]?.split(gap));
  const ordered = [...utilities].sort((a, b) => Number(first.has(b)) - Number(first.has(a)));

  const short = new Map<string, string>();
  let count = 0;
  for (const name of ordered) {
    if (/^[a-z]+$|[&<>"'`\\]/.test(name) || otherwise.has(name)) continue;
    let next = letters(count++);
    while (taken.has(next)) next = letters(count++);
    short.set(name, next);
  }
  return short;
}

/** HTML or a script with the short names. */
export function shortened(text: string, short: ShortClasses): string {
  return text
    .split(gap)
    .map((word) => short.get(word) ?? word)
    .join('');
}

/** A style sheet with the short names. */
export function shortenedStyles(css: string, short: ShortClasses): string {
  return css.replaceAll(className, (written, name: string) => {
    const renamed = short.get(unescaped(name));
    return renamed ? `.${renamed}` : written;
  });
}

/** Differs if a name differs, so that a script with other names gets another address. */
export function versionOf(short: ShortClasses): string {
  return createHash('sha256')
    .update(JSON.stringify([...short]))
    .digest('hex')
    .slice(0, 6);
}

function classesIn(selector: string, found: Set<string>): void {
  for (const [, name = ''] of selector.matchAll(className)) found.add(unescaped(name));
}

function addWords(text: string, found: Set<string>): void {
  for (const word of text.split(gap)) found.add(word);
}

/** A name as HTML has it: `md\:flex` is `md:flex`, and `\32 xl` is `2xl`. */
function unescaped(name: string): string {
  return name.replaceAll(/\\(?:([0-9a-f]{1,6})\s?|(.))/g, (_, code: string | undefined, character: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
  );
}

/** The names a to z, aa to zz, and so on. */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}
