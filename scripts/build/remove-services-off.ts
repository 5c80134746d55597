import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { answersAtAnyHour } from '@/content/company';
import { isOff } from '@/content/offered';
import { optionalPaths } from '@/content/paths';
import { servicesOff } from '@/content/services-off';
import type { ServiceCategory } from '@/content/types';

export interface Mention {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

const wordsOf: Readonly<Record<ServiceCategory, RegExp>> = {
  roofing: /\b(?:re-?)?roof(?:s|ing|er|ers)?\b|\bshingles?\b/i,
  siding: /\bsiding\b|\bclapboards?\b/i,
  windows: /\bwindows?\b|\bdoors?\b/i,
  gutters: /\bgutters?\b|\bdownspouts?\b/i,
  additional: /\binsulation\b|\bventilation\b|\bmaintenance plans?\b|\binsurance claims?\b/i,
};

const wordsOfPages: Readonly<Record<string, RegExp>> = {
  '/financing': /\bfinanc(?:e[ds]?|ing)\b|\blenders?\b|\bloans?\b|\bAPR\b|\bapproved credit\b|\bmonthly payment\b/i,
  '/services/roofing/emergency': /\bemergenc(?:y|ies)\b/i,
  '/gaf-hdz': /\bHDZ\b/i,
  '/tamko-titan-xt': /\bTitan XT\b/i,
};

export const atAnyHour = /\bday or night\b|\bany hour\b|\b(?:call|answer|come)\b.*\bat night\b/i;

export function namesOf(services: readonly string[]): RegExp {
  const names = services.map((service) => {
    if (!service.startsWith('/')) return wordsOf[service as ServiceCategory].source;
    const pattern = wordsOfPages[service];
    if (pattern) return pattern.source;
    const name = service.slice(service.lastIndexOf('/') + 1);
    return String.raw`\b${name.replaceAll('-', '[- ]')}\b`;
  });
  return new RegExp(names.join('|'), 'i');
}

interface Exported {
  /** The text of all pages. */
  readonly pages: string;
  readonly scripts: string;
}

/**
 * Leaves out a short name beside the address of a page that is off, because it went with the page, and a sentence that
 * only scripts contain if its record went.
 */
export function mentions(
  names: RegExp,
  sources: Readonly<Record<string, string>>,
  { pages, scripts }: Exported,
  isOff: (path: string) => boolean,
): readonly Mention[] {
  const hasPathOff = (line: string) => namesPathOff(line, isOff);
  return Object.entries(sources).flatMap(([file, source]) => {
    const lines = source.split('\n');
    const wentWithPage = (text: string, index: number) =>
      /^[A-Z](?:\S+ ){0,3}\S+$/.test(text) &&
      !isLinkInSentence(lines, index, text) &&
      // In a list by category: `gutters: 'Gutters'`.
      (isOff(/^\s*(\w+): '/.exec(lines[index] ?? '')?.[1] ?? '') ||
        lines.slice(Math.max(0, index - 1), index + 2).some(hasPathOff));
    const isPrinted = (text: string, index: number) =>
      pages.includes(text) || (scripts.includes(text) && !isInRecordOff(lines, index, isOff));
    return lines.flatMap((line, index) =>
      textsIn(line)
        .filter((text) => names.test(text) && /^[^/a-z]|\s/.test(text) && isPrinted(text, index))
        .filter((text) => !wentWithPage(text, index))
        .map((text) => ({ file, line: index + 1, text })),
    );
  });
}

/** The plain texts of a line, and the parts of templates between facts, also of templates within templates. */
function textsIn(line: string): readonly string[] {
  const quoted = [...line.matchAll(/'((?:[^'\\]|\\.)*)'/g)].map(([, text = '']) => text);
  const parts = line.includes('`') ? line.replaceAll(/\$\{[^{}`]*\}/g, '`').split('`') : [];
  return [...new Set([...quoted, ...parts].map((text) => plainSpaces(text).replaceAll(/\\(.)/g, '$1').trim()))];
}

function plainSpaces(text: string): string {
  return text.replaceAll(/\u00a0|\\u00a0|\\xa0/g, ' ');
}

/** If its page is off, such a link stays as text. */
function isLinkInSentence(lines: readonly string[], index: number, label: string): boolean {
  const around = lines.slice(Math.max(0, index - 1), index + 2).join(' ');
  const [before = '', after] = around.split(`{ label: '${label}'`);
  return after !== undefined && (/['`],\s*$/.test(before) || /^[^}]*\},\s*['`]/.test(after));
}

function namesPathOff(line: string, isOff: (path: string) => boolean): boolean {
  return [...line.matchAll(/'(\/[^']*)'/g)].some(([, path = '']) => isOff(path));
}

/** Whether a record around a line is about a page or a category that is off: pages leave it out. */
function isInRecordOff(lines: readonly string[], index: number, isOff: (name: string) => boolean): boolean {
  const indentOf = (line = '') => line.search(/\S/);
  // `href: '/services/gutters'`, `price: prices.gutters.copper` and `gutters: {`
  const isAbout = (line = '') =>
    (/^\s*(?:href|page|path|link|price): /.test(line) && namesPathOff(line, isOff)) ||
    [...line.matchAll(/\b(\w+)(?=\.\w|: \{$)/g)].some(([, name = '']) => isOff(name));
  let indent = indentOf(lines[index]);
  if (isAbout(lines[index])) return true;
  for (let start = index; start > 0 && indent > 0; start -= 1) {
    const line = lines[start] ?? '';
    if (line.trim() === '' || indentOf(line) >= indent) continue;
    if (isAbout(line)) return true;
    const inner = indent;
    indent = indentOf(line);
    if (line.trim() !== '{') continue;
    const end = lines.findIndex((later, place) => place > start && indentOf(later) === indent);
    if (lines.slice(start, end).some((part) => indentOf(part) === inner && isAbout(part))) return true;
  }
  return false;
}

/**
 * Deletes the pages that content/services-off.ts turns off. Throws if another page still links to one, and prints the
 * sentences that still mention one. If the company doesn't answer at any hour, prints the sentences that say it does.
 */
export function removeServicesOff(out: string, project: string): void {
  if (servicesOff.length === 0 && answersAtAnyHour) return;
  // Service pages that are off aren't built, and their folders hold the pages below them.
  const built = optionalPaths.filter((path) => isOff(path) && !path.startsWith('/services/'));
  for (const path of built) rmSync(join(out, path), { recursive: true, force: true });

  const sources = sourcesOf(project);
  const exported = (isWanted: (file: string) => boolean) =>
    readdirSync(out, { recursive: true, encoding: 'utf8' })
      .filter(isWanted)
      .map((file) => readFileSync(join(out, file), 'utf8'));
  const pages = exported((file) => file.endsWith('.html'));
  const linked = new Set(
    pages.flatMap((html) =>
      [...html.matchAll(/href="(\/[^"#?]*?)\/?(?:[#?][^"]*)?"/g)].flatMap(([, path = '']) =>
        isOff(path) ? [path] : [],
      ),
    ),
  );
  if (linked.size > 0) {
    const lines = [...linked].flatMap((path) => linksTo(path, sources));
    throw new Error(`These links still lead to pages that content/services-off.ts turns off:\n${lines.join('\n')}`);
  }
  // Visitors see neither the texts of deleted pages nor the CRM's sample customers.
  const isKept = ([file]: readonly [string, string]) =>
    !file.startsWith('content/crm/') &&
    !servicesOff.some((service) => file.includes(`/${service}/`) || file.endsWith(`${service}.ts`));
  const kept = Object.fromEntries(Object.entries(sources).filter(isKept));
  // Scripts print some sentences, such as those of the forms.
  const scripts = exported((file) => file.startsWith(join('_next', 'static', 'chunks')) && file.endsWith('.js'));
  const printed = { pages: plainSpaces(pages.map(textOf).join('\n')), scripts: plainSpaces(scripts.join('\n')) };
  const list = (names: RegExp, what: string, sources = kept) => {
    const left = mentions(names, sources, printed, isOff);
    if (left.length === 0) return;
    console.log(`\nSentences that still ${what} (${left.length}):`);
    for (const { file, line, text } of left) console.log(`  ${file}, line ${line}: ${text}`);
  };
  const emergencies = '/services/roofing/emergency';
  const off = [...servicesOff, ...(isOff(emergencies) ? [emergencies] : [])];
  if (off.length > 0) list(namesOf(off), 'mention what content/services-off.ts turns off');
  if (answersAtAnyHour) return;
  const always = Object.entries(kept).map(([file, source]) => [file, withoutAnyHourOnly(source)] as const);
  list(atAnyHour, 'say that someone answers at any hour, which you don’t offer', Object.fromEntries(always));
}

/** Pages don’t print these texts if the company doesn’t answer at any hour. Lines keep their numbers. */
export function withoutAnyHourOnly(source: string): string {
  return source.replaceAll(/answersAtAnyHour\s*\? '[^']*'/g, (text) => text.replaceAll(/[^\n]/g, ''));
}

function textOf(html: string): string {
  const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<!--.*?-->|<\/?span[^>]*>/gs, '')
    .replaceAll(
      /<[^>]+>/g,
      (tag) => `\n${[...tag.matchAll(/ (?:alt|aria-label|content)="([^"]*)"/g)].map(([, text]) => text).join('\n')}\n`,
    )
    .replaceAll(/&(#x27|\w+);/g, (whole, name: string) => entities[name] ?? whole);
}

function sourcesOf(project: string): Readonly<Record<string, string>> {
  const files = readdirSync(join(project, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('paths.ts'))
    .map((file) => join('content', file))
    .toSorted();
  // The only sentences outside content/ that name services: /privacy prints them.
  files.push('lib/browser/stored-keys.ts');
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(project, file), 'utf8')]));
}

function linksTo(path: string, sources: Readonly<Record<string, string>>): readonly string[] {
  const written = new RegExp(`['\`]${path}(?:#[^'\`]*)?['\`]`);
  return Object.entries(sources).flatMap(([file, source]) =>
    source.split('\n').flatMap((text, index) => (written.test(text) ? [`  ${file}, line ${index + 1}: ${path}`] : [])),
  );
}
