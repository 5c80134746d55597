import { defaultTreeAdapter as tree, html as names, parse, serialize } from 'parse5';
import { addPolicy } from '@/scripts/build/export/add-policy';
import { isBoundaryStart } from '@/scripts/build/export/framework-markers';
import { attributeOf, elementsIn, isElement, type Document, type Element } from '@/scripts/build/export/html-tree';
import { inlineStyles } from '@/scripts/build/export/inline-styles';
import { takePayload } from '@/scripts/build/export/take-payload';
import { takeScripts, type PageScripts } from '@/scripts/build/export/take-scripts';

export interface FinishPageOptions {
  /** The path of the file in the export, with forward slashes. */
  readonly page: string;
  /** Whether the page's scripts start at once, as the framework wrote them, instead of waiting for the visitor. */
  readonly startsAtOnce: boolean;
  /** Our own script for a page whose scripts start at once. */
  readonly guard: string;
  /** The script that follows a picture marked `data-first-picture`. */
  readonly firstPicture: string;
  /** The page's speculation rules, as JSON. */
  readonly rules: string;
  /** Our own script for a page that waits. It fetches what was removed from the page. */
  readonly loader: (scripts: Omit<PageScripts, 'start'> & { readonly payload: string }) => string;
  /** The rules of a style sheet that the page can use. */
  readonly readStyles: (address: string) => string;
  /** Stores a payload and returns its address. */
  readonly keepPayload: (payload: string) => string;
}

/** Turns one page, as the framework wrote it, into the page to serve. */
export function finishPage(
  text: string,
  { page, startsAtOnce, guard, firstPicture, rules, loader, readStyles, keepPayload }: FinishPageOptions,
): string {
  const document = parse(text);
  inlineStyles(document, { page, readStyles });
  followFirstPicture(document, firstPicture);
  removeNamespaces(document);
  if (startsAtOnce) {
    addScript(document, guard);
  } else {
    refuseBoundaries(document, page);
    takeManifest(document);
    const payload = keepPayload(takePayload(document, page));
    addScript(document, rules, 'speculationrules');
    const { start, ...pageScripts } = takeScripts(document, page);
    // One element for both, because the policy holds a hash for each.
    addScript(document, `${loader({ ...pageScripts, payload })};${start}`);
  }
  addPolicy(document, page);
  return serialize(document);
}

/** Adds one of our own scripts at the end of the head. */
function addScript(document: Document, text: string, type?: string): void {
  const head = [...elementsIn(document)].find(({ tagName }) => tagName === 'head');
  if (!head) throw new Error('A parsed page always has a head.');
  tree.appendChild(head, createScript(text, type));
}

/**
 * Takes out the link to the web manifest, which React puts back when the page wakes: a browser fetches the manifest and an
 * icon with the first screen, and nobody installs the site before they have touched it.
 */
function takeManifest(document: Document): void {
  const link = [...elementsIn(document)].find((element) => attributeOf(element, 'rel') === 'manifest');
  if (link) tree.detachNode(link);
}

/** In HTML an SVG element needs no namespace. The icon library writes one into each icon. */
function removeNamespaces(document: Document): void {
  for (const element of elementsIn(document)) {
    if (element.tagName === 'svg') element.attrs = element.attrs.filter(({ name }) => name !== 'xmlns');
  }
}

/** Adds a script right after the picture that is marked as the page's first. Most pages mark none. */
function followFirstPicture(document: Document, text: string): void {
  for (const parent of elementsIn(document)) {
    const index = parent.childNodes.findIndex(
      (node) => isElement(node) && node.tagName === 'picture' && holdsFirstPicture(node),
    );
    if (index === -1) continue;
    const next = parent.childNodes[index + 1];
    if (next) tree.insertBefore(parent, createScript(text), next);
    else tree.appendChild(parent, createScript(text));
    return;
  }
}

function holdsFirstPicture(picture: Element): boolean {
  return [...elementsIn(picture)].some((element) => attributeOf(element, 'data-first-picture') !== undefined);
}

function createScript(text: string, type?: string): Element {
  const script = tree.createElement('script', names.NS.HTML, type ? [{ name: 'type', value: type }] : []);
  tree.insertText(script, text);
  return script;
}

/**
 * React hydrates the content of a Suspense boundary later than the rest. The page reports only once that it is hydrated
 * (components/layout/hydration-mark.tsx), which would be wrong for a boundary around anything that a visitor can click.
 * Next's own boundaries are empty.
 */
function refuseBoundaries(document: Document, page: string): void {
  for (const element of elementsIn(document)) {
    const start = element.childNodes.findIndex(
      (node) => node.nodeName === '#comment' && 'data' in node && isBoundaryStart(node.data),
    );
    const content = start === -1 ? undefined : element.childNodes[start + 1];
    if (content && isElement(content)) {
      throw new Error(
        `${page}: a Suspense boundary holds <${describe(content)}>. The page would call itself alive before that part is: draw it without Suspense.`,
      );
    }
  }
}

function describe({ tagName, attrs }: Element): string {
  return [tagName, ...attrs.slice(0, 2).map(({ name, value }) => `${name}="${value}"`)].join(' ');
}
