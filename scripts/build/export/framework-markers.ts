// What we assume about the private markup of Next, React and Turbopack. If it changes, the build stops (UnknownMarkup).
// The browser side is in lib/browser/inline/deliver-payload.ts. URLs under `/_next/static/` are also in scripts/build/,
// scripts/serve/, vercel.json, lib/browser/worker/ and e2e/.
import { attributeOf, hasExactly, textIn, type Element } from '@/scripts/build/export/html-tree';

const scriptUrl = /^\/_next\/static\/[^"'\s]+\.js$/;
const styleUrl = /^\/_next\/static\/[^"'\s]+\.css$/;
/** Next writes the page a second time, as data for React, into inline scripts. */
const payloadPush = /^\(?self\.__next_f(?:=self\.__next_f\|\|\[\]\))?\.push\((\[[\s\S]*\])\)$/;

const isScript = (element: Element) => element.tagName === 'script';
const isLink = (element: Element) => element.tagName === 'link';
const isInline = (element: Element) => isScript(element) && attributeOf(element, 'src') === undefined;

export const markers = {
  charset: (element) => element.tagName === 'meta' && hasExactly(element, { charset: 'utf-8' }),
  styleSheet: (element) =>
    isLink(element) && hasExactly(element, { rel: 'stylesheet', href: styleUrl, 'data-precedence': 'next' }),
  script: (element) => isScript(element) && hasExactly(element, { src: scriptUrl, async: '' }),
  /** Reads `startCall`, and starts the page once the other scripts have loaded. */
  runtimeScript: (element) => isScript(element) && /\/turbopack-[^/]+\.js$/.test(attributeOf(element, 'src') ?? ''),
  scriptPreload: (element) =>
    isLink(element) && hasExactly(element, { rel: 'preload', as: 'script', fetchpriority: 'low', href: scriptUrl }),
  /** Polyfills for browsers without modules, which this site doesn't support. */
  nomoduleScript: (element) => isScript(element) && hasExactly(element, { src: scriptUrl, nomodule: '' }),
  /** A boundary's content, apart from its place. */
  outlined: (element) => element.tagName === 'div' && hasExactly(element, { hidden: '', id: /^S:[\da-f]+$/ }),
  outlinedSlot: (element) => element.tagName === 'template' && hasExactly(element, { id: /^B:[\da-f]+$/ }),
  outlinedScript: (element) =>
    isInline(element) && /^(?:\$R[A-Z]|requestAnimationFrame\(function\(\)\{\$RT)/.test(textIn(element)),
  payload: (element) => isInline(element) && payloadPush.test(textIn(element)),
  anyScript: (element) =>
    (isScript(element) && (!isInline(element) || textIn(element).includes('__next_f'))) ||
    (isLink(element) && (attributeOf(element, 'as') === 'script' || attributeOf(element, 'rel') === 'modulepreload')),
  startCall: (element) => isInline(element) && textIn(element).includes('globalThis["TURBOPACK"]'),
} as const satisfies Readonly<Record<string, (element: Element) => boolean>>;

/** What a boundary's slot has in common with its content. */
export function segmentOf(element: Element): string | undefined {
  return attributeOf(element, 'id')?.slice(2);
}

/** A change in Next must not go unnoticed. */
export class UnknownMarkup extends Error {
  constructor(page: string, marker: keyof typeof markers, what: string) {
    super(
      `${page}: ${what} (marker "${marker}")\nscripts/build/export/framework-markers.ts describes the markup of one Next version. ` +
        'After an upgrade, compare it with what Next writes now, and update it before shipping.',
    );
    this.name = 'UnknownMarkup';
  }
}

/** Other HTML files, such as a search engine's ownership proof, stay as they are. */
export function isFrameworkPage(html: string): boolean {
  return html.includes('/_next/static/');
}

export const scriptFolder = '_next/static/chunks';
/** Cached for a year, so file names need a content hash. */
export const hashedFolder = '_next/static';
export const notFoundCopies = ['404', '_not-found'] as const;

export function scriptsNamedIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/static\/chunks\/[\w.~-]+\.js/g)].map(([path]) => `_next/${path}`));
}

/** In the page's order. */
export function stylesLinkedIn(page: string): readonly string[] {
  return [...page.matchAll(/<link rel="stylesheet" href="\/([^"]+\.css)"/g)].map(([, file = '']) => file);
}

/** Data for client-side navigation. Links on this site load whole pages, so nothing requests it. */
export function isRouterData(file: string): boolean {
  return /(?:^|\/)(?:index|__next\.[^/]+)\.txt$/.test(file);
}

/** Next writes URLs relative to the sheet. */
export function withAbsoluteUrls(css: string): string {
  return css.replaceAll(/url\(\s*(["']?)\.\.\/media\//g, 'url($1/_next/static/media/');
}

/** Empty for the piece that starts the list, undefined for an unknown kind. */
export function payloadText(script: Element): string | undefined {
  const [, list = ''] = payloadPush.exec(textIn(script)) ?? [];
  const piece: unknown = JSON.parse(list);
  if (!Array.isArray(piece)) return undefined;
  const [kind, text]: readonly unknown[] = piece;
  if (kind === 0) return '';
  return kind === 1 && typeof text === 'string' ? text : undefined;
}
