import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { answersAtAnyHour } from '@/content/company';
import { isOff } from '@/content/offered';
import { optionalPaths, type ServiceCategory } from '@/content/paths';
import { keptSentences, servicesOff } from '@/content/services-off';
import { shingleLines } from '@/content/shingles/lines';

export interface Mention {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly group: MentionGroup;
}

type MentionGroup = keyof typeof groupHeadings;

/** In the order in which an owner looks at them. */
const groupHeadings = {
  promise: 'Say that you do it',
  link: 'Links and questions',
  statement: 'May be simply true',
  alt: 'Descriptions of pictures',
} as const;

const wordsOf: Readonly<Record<ServiceCategory, RegExp>> = {
  roofing: /\b(?:re-?)?roof(?:s|ing|er|ers)?\b|\bshingles?\b/i,
  siding: /\bsiding\b|\bclapboards?\b/i,
  windows: /\bwindows?\b|\bdoors?\b/i,
  gutters: /\bgutters?\b|\bdownspouts?\b/i,
  additional: /\binsulation\b|\bventilation\b|\bmaintenance plans?\b|\binsurance claims?\b/i,
};

const wordsOfPages: Readonly<Record<string, RegExp>> = {
  '/financing': /\bfinanc(?:e[ds]?|ing)\b|\blenders?\b|\bloans?\b|\bAPR\b|\bapproved credit\b|\bmonthly payment\b/i,
  '/services/roof-inspection': /\b(?:roof|point|repair,) inspections?\b|\binspect roofs\b/i,
  '/services/inspections': /\b(?:exterior|free) inspections?\b/i,
  '/services/roofing/emergency': /\bemergenc(?:y|ies)\b/i,
  '/services/maintenance': /\bmaintenance (?:plans?|visits?)\b/i,
  ...Object.fromEntries(
    shingleLines.map(({ path, maker, shortName }) => [path, new RegExp(`\\b(?:${maker.name}|${shortName})\\b`, 'i')]),
  ),
};

/** Fields that name the page a record is about. */
const targets: readonly string[] = ['href', 'page', 'path', 'link', 'price'];

export const atAnyHour = /\bday or night\b|\bany hour\b|\b(?:call|answer|come)\b.*\bat night\b/i;

/** Matches texts that mention one of these categories (`gutters`) or pages (`/financing`). */
export function mentionPattern(services: readonly string[]): RegExp {
  const words = services.map((service) => {
    if (!service.startsWith('/')) return wordsOf[service as ServiceCategory].source;
    const pattern = wordsOfPages[service];
    if (pattern) return pattern.source;
    const name = service.slice(service.lastIndexOf('/') + 1);
    return String.raw`\b${name.replace(/s$/, '').replaceAll('-', '[- ]')}s?\b`;
  });
  return new RegExp(words.join('|'), 'i');
}

interface Exported {
  /** The text of all pages. */
  readonly pages: string;
  readonly scripts: string;
}

/** The texts in `sources` that match `pattern` and are in the export. */
export function mentions(
  pattern: RegExp,
  sources: Readonly<Record<string, string>>,
  { pages, scripts }: Exported,
  isOff: (name: string) => boolean,
  isAlwaysAnswered = answersAtAnyHour,
): readonly Mention[] {
  return Object.entries(sources).flatMap(([file, source]) => {
    const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
    return textsIn(tree).flatMap((node) => {
      const text = plainSpaces(node.text).trim();
      // Skips paths and keys.
      if (!pattern.test(text) || !/^[^/a-z]|\s/.test(text)) return [];
      if (isLeftOut(node, isOff, isAlwaysAnswered)) return [];
      const isInPages = pages.includes(text);
      if (!isInPages && !scripts.includes(text)) return [];
      // Scripts contain texts of records that no page shows, and a short name may be in the pages for another reason.
      const isName = /^[A-Z](?:\S+ ){0,3}\S+$/.test(text);
      if ((isName || !isInPages) && isInOmittedRecord(node, isOff, isInPages)) return [];
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      return [{ file, line, text, group: groupOf(node, text) }];
    });
  });
}

const trade = '(?:roof(?:s|ing)?|siding|windows?|doors?|gutters?|insulation|ventilation|maintenance plans?)';
/** Speaks of us, or lists two trades, as in `roofing, siding, window or gutter jobs`. */
const promising = new RegExp(
  String.raw`\b(?:we|our|us|free|included)\b|\b${trade},? (?:and |or |then )?${trade}\b`,
  'i',
);

function groupOf({ parent }: ts.Node, text: string): MentionGroup {
  const field = ts.isPropertyAssignment(parent) ? parent.name.getText() : '';
  if (field === 'alt') return 'alt';
  if (field === 'label' || text.endsWith('?')) return 'link';
  return promising.test(text) ? 'promise' : 'statement';
}

/** Each sentence in quotes, so that the owner can copy the lines into `keptSentences`. */
export function formatMentions(found: readonly Mention[]): string {
  return (Object.keys(groupHeadings) as MentionGroup[])
    .map((group) => ({ group, listed: found.filter((mention) => mention.group === group) }))
    .filter(({ listed }) => listed.length > 0)
    .flatMap(({ group, listed }) => [
      `\n${groupHeadings[group]} (${listed.length}):`,
      ...listed.map(({ file, line, text }) => `  ${JSON.stringify(text)}, // ${file}, line ${line}`),
    ])
    .join('\n');
}

type TextNode = ts.StringLiteralLike | ts.TemplateLiteralToken | ts.Identifier;

/** In records keyed by title, a title of one word is a key without quotes: `Insulation: 'It slows heat.'` */
const isKey = (node: ts.Node): node is ts.Identifier =>
  ts.isIdentifier(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node;

const isTextNode = (node: ts.Node): node is TextNode =>
  ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || isKey(node);

function textsIn(node: ts.Node): readonly TextNode[] {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return [];
  if (isTextNode(node)) return [node];
  const texts: TextNode[] = [];
  ts.forEachChild(node, (child) => void texts.push(...textsIn(child)));
  return texts;
}

/** Whether a condition leaves out the text: `answersAtAnyHour ? text : other`, or with `offers('/financing')`. */
function isLeftOut(node: ts.Node, isOff: (name: string) => boolean, isAlwaysAnswered: boolean): boolean {
  if (ts.isSourceFile(node)) return false;
  const { parent } = node;
  if (ts.isConditionalExpression(parent) && parent.whenTrue === node) {
    const condition = parent.condition.getText();
    const [, service] = /^offers\('([^']+)'\)$/.exec(condition) ?? [];
    if (service === undefined ? condition === 'answersAtAnyHour' && !isAlwaysAnswered : isOff(service)) return true;
  }
  return isLeftOut(parent, isOff, isAlwaysAnswered);
}

function plainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

/** Whether pages leave out a record around the text, because it's about a page or a category that is off. */
function isInOmittedRecord(text: ts.Node, isOff: (name: string) => boolean, isInPages: boolean): boolean {
  const isAbout = (property: ts.ObjectLiteralElementLike) =>
    ts.isPropertyAssignment(property) &&
    // `href: '/services/gutters'` or `job: prices.gutters.copper`
    ((targets.includes(nameOf(property)) && textsIn(property.initializer).some(({ text: path }) => isOff(path))) ||
      property.initializer.getText().split('.').some(isOff));
  for (let node = text; !ts.isSourceFile(node); node = node.parent) {
    // In `gutters: 'Gutters'` the text is about its key. In `gutters: { name: … }` it may name a part of a figure.
    const isOwnText = ts.isPropertyAssignment(node) && node.initializer === text;
    if (ts.isPropertyAssignment(node) && isOff(nameOf(node)) && (isOwnText || !isInPages)) return true;
    if (ts.isObjectLiteralExpression(node) && node.properties.some(isAbout)) return !isLinkInSentence(node);
  }
  return false;
}

/** If a link in a sentence is off, its label stays as text. */
function isLinkInSentence({ parent }: ts.ObjectLiteralExpression): boolean {
  return (
    ts.isArrayLiteralExpression(parent) &&
    parent.elements.some((part) => isTextNode(part) || ts.isTemplateExpression(part))
  );
}

function nameOf({ name }: ts.ObjectLiteralElementLike): string {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : '';
}

/**
 * Deletes the pages that content/services-off.ts turns off. Throws if another page still links to one, and prints the
 * sentences that still mention one. If the company doesn't answer at any hour, prints the sentences that say it does.
 */
export function removeServicesOff(out: string, project: string): void {
  if (servicesOff.length === 0 && answersAtAnyHour) return;
  // Service pages that are off were never built, and their folders may hold other pages, so those folders stay.
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
  // Visitors see neither the texts of deleted pages and shingles nor the CRM's sample customers.
  const isKept = ([file]: readonly [string, string]) =>
    !/^content\/(?:crm|shingles)\//.test(file) &&
    !(file === 'content/setup-guide.ts' && isOff('/google-setup')) &&
    !servicesOff.some((service) => file.includes(`/${service}/`) || file.endsWith(`${service}.ts`));
  const kept = Object.fromEntries(Object.entries(sources).filter(isKept));
  // Scripts print some sentences, such as those of the forms.
  const scripts = exported((file) => file.startsWith(join('_next', 'static', 'chunks')) && file.endsWith('.js'));
  const printed = { pages: plainSpaces(pages.map(textOf).join('\n')), scripts: plainSpaces(scripts.join('\n')) };
  const list = (pattern: RegExp, what: string) => {
    const left = mentions(pattern, kept, printed, isOff).filter(({ text }) => !keptSentences.includes(text));
    if (left.length === 0) return;
    console.log(`\nSentences that still ${what} (${left.length}). Those that may stay: copy their lines between the`);
    console.log(`brackets of keptSentences in content/services-off.ts.\n${formatMentions(left)}`);
  };
  const emergencies = '/services/roofing/emergency';
  const off = [...servicesOff, ...(isOff(emergencies) ? [emergencies] : [])];
  if (off.length > 0) list(mentionPattern(off), 'mention what content/services-off.ts turns off');
  if (!answersAtAnyHour) list(atAnyHour, 'say that someone answers at any hour, which you don’t offer');
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
  // Outside content/, only these sentences, which /privacy prints, may name a service that is off.
  files.push('lib/browser/stored-keys.ts');
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(project, file), 'utf8')]));
}

function linksTo(path: string, sources: Readonly<Record<string, string>>): readonly string[] {
  const written = new RegExp(`['\`]${path}(?:#[^'\`]*)?['\`]`);
  return Object.entries(sources).flatMap(([file, source]) =>
    source.split('\n').flatMap((text, index) => (written.test(text) ? [`  ${file}, line ${index + 1}: ${path}`] : [])),
  );
}
