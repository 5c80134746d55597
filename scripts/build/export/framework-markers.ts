/*
 * All that this site knows of what Next, React and Turbopack write and read privately. None of it is promised by
 * them, so framework-markers.test.ts holds it against a small export that it builds: after an upgrade look there
 * first, and teach this file.
 */
import { attributeOf, hasExactly, textIn, type Element } from '@/scripts/build/export/html-tree';

const scriptAddress = /^\/_next\/static\/[^"'\s]+\.js$/;
const styleAddress = /^\/_next\/static\/[^"'\s]+\.css$/;
/** One piece of the payload: Next writes the page a second time, as data for React, into inline scripts. */
const payloadPush = /^\(?self\.__next_f(?:=self\.__next_f\|\|\[\]\))?\.push\((\[[\s\S]*\])\)$/;

const isScript = (element: Element) => element.tagName === 'script';
const isLink = (element: Element) => element.tagName === 'link';
const isInline = (element: Element) => isScript(element) && attributeOf(element, 'src') === undefined;

/** What the export step looks for in a page. Each name is what an error and the contract test call it. */
export const markers = {
  /** First in the head; the policy goes right behind it. */
  charset: (element) => element.tagName === 'meta' && hasExactly(element, { charset: 'utf-8' }),
  styleSheet: (element) => isLink(element) && hasExactly(element, { rel: 'stylesheet', href: styleAddress, 'data-precedence': 'next' }),
  script: (element) => isScript(element) && hasExactly(element, { src: scriptAddress, async: '' }),
  /** The bundler's runtime, one of the scripts: it starts the page once the others are there. */
  runtimeScript: (element) => isScript(element) && /\/turbopack-[^/]+\.js$/.test(attributeOf(element, 'src') ?? ''),
  scriptPreload: (element) => isLink(element) && hasExactly(element, { rel: 'preload', as: 'script', fetchpriority: 'low', href: scriptAddress }),
  /** Old browsers' patches: never fetched by a browser that knows modules, which is the least this site asks for. */
  oldBrowserScript: (element) => isScript(element) && hasExactly(element, { src: scriptAddress, nomodule: '' }),
  payload: (element) => isInline(element) && payloadPush.test(textIn(element)),
  /** The call that tells the runtime which scripts make the page. */
  startCall: (element) => isInline(element) && textIn(element).includes('globalThis["TURBOPACK"]'),
} as const satisfies Readonly<Record<string, (element: Element) => boolean>>;

export type MarkerName = keyof typeof markers;

/** Whether Next wrote the file. Others (a search engine's proof of ownership) are left as they are. */
export function isFrameworkPage(html: string): boolean {
  return html.includes('/_next/static/');
}

/** Where Next puts the scripts, under the export. */
export const scriptFolder = '_next/static/chunks';
/** Files here are served with a year of cache, so each must be named by its content. */
export const hashedFolder = '_next/static';
/** The not-found page, which Next writes twice more beside 404.html. */
export const notFoundCopies = ['404', '_not-found'] as const;

/** An address in a style sheet as it must read in a page. Next writes those of fonts and pictures as seen from the sheet. */
export function movedIntoPage(css: string): string {
  return css.replaceAll(/url\(\s*(["']?)\.\.\/media\//g, 'url($1/_next/static/media/');
}

/** The text that a piece of the payload carries; empty for the one that opens the list, nothing for an unknown kind. */
export function payloadText(script: Element): string | undefined {
  const [, list = ''] = payloadPush.exec(textIn(script)) ?? [];
  const piece: unknown = JSON.parse(list);
  if (!Array.isArray(piece)) return undefined;
  const [kind, text]: readonly unknown[] = piece;
  if (kind === 0) return '';
  return kind === 1 && typeof text === 'string' ? text : undefined;
}

/** Whether any trace of the payload is left in a text. */
export function mentionsPayload(text: string): boolean {
  return text.includes('__next_f');
}

/** React's comment at the start of a boundary whose content it takes over by itself, later than the rest of the page. */
export function isBoundaryStart(comment: string): boolean {
  return /^\$[?!~]?$/.test(comment);
}

/** Runs in the page: hands the payload over as Next's own inline scripts would have done. */
export function deliverPayload(text: string): void {
  const page = globalThis as { __next_f?: unknown[] };
  (page.__next_f ??= []).push([0], [1, text]);
}
