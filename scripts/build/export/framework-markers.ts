/*
 * Everything this site assumes about the private markup of Next, React and Turbopack. They promise none of it, so
 * framework-markers.test.ts checks it against a small export that it builds. If that test fails after an upgrade, update
 * this file. What the page itself does with Next's payload is in lib/browser/inline/deliver-payload.ts.
 */
import { attributeOf, hasExactly, textIn, type Element } from '@/scripts/build/export/html-tree';

const scriptAddress = /^\/_next\/static\/[^"'\s]+\.js$/;
const styleAddress = /^\/_next\/static\/[^"'\s]+\.css$/;
/** One piece of the payload. Next writes the page a second time, as data for React, into inline scripts. */
const payloadPush = /^\(?self\.__next_f(?:=self\.__next_f\|\|\[\]\))?\.push\((\[[\s\S]*\])\)$/;

const isScript = (element: Element) => element.tagName === 'script';
const isLink = (element: Element) => element.tagName === 'link';
const isInline = (element: Element) => isScript(element) && attributeOf(element, 'src') === undefined;

/** What the export step looks for in a page. Errors and the contract test use these names. */
export const markers = {
  /** The first element of the head. The policy goes right after it. */
  charset: (element) => element.tagName === 'meta' && hasExactly(element, { charset: 'utf-8' }),
  styleSheet: (element) =>
    isLink(element) && hasExactly(element, { rel: 'stylesheet', href: styleAddress, 'data-precedence': 'next' }),
  script: (element) => isScript(element) && hasExactly(element, { src: scriptAddress, async: '' }),
  /** The bundler's runtime, one of the scripts. It starts the page once the others have loaded. */
  runtimeScript: (element) => isScript(element) && /\/turbopack-[^/]+\.js$/.test(attributeOf(element, 'src') ?? ''),
  scriptPreload: (element) =>
    isLink(element) && hasExactly(element, { rel: 'preload', as: 'script', fetchpriority: 'low', href: scriptAddress }),
  /** Patches for old browsers. A browser that supports modules never fetches it, and this site requires one. */
  oldBrowserScript: (element) => isScript(element) && hasExactly(element, { src: scriptAddress, nomodule: '' }),
  payload: (element) => isInline(element) && payloadPush.test(textIn(element)),
  /** Everything that makes the browser fetch a script, and every piece of the payload, however it is written. */
  anyScript: (element) =>
    (isScript(element) && (!isInline(element) || textIn(element).includes('__next_f'))) ||
    (isLink(element) && (attributeOf(element, 'as') === 'script' || attributeOf(element, 'rel') === 'modulepreload')),
  /** The call that tells the runtime which scripts the page needs. */
  startCall: (element) => isInline(element) && textIn(element).includes('globalThis["TURBOPACK"]'),
} as const satisfies Readonly<Record<string, (element: Element) => boolean>>;

/** The page has markup that the export step does not know. Stops the build, so that a change in Next cannot go unnoticed. */
export class UnknownMarkup extends Error {
  constructor(page: string, marker: keyof typeof markers, what: string) {
    super(
      `${page}: ${what} (marker "${marker}")\nscripts/build/export/framework-markers.ts knows the Next version it was written for. ` +
        'If Next was upgraded, look at what it writes now and teach that file before shipping.',
    );
    this.name = 'UnknownMarkup';
  }
}

/** Whether Next wrote the file. Other files (a search engine's ownership proof) stay as they are. */
export function isFrameworkPage(html: string): boolean {
  return html.includes('/_next/static/');
}

/** The folder for Next's scripts in the export. */
export const scriptFolder = '_next/static/chunks';
/** Files in this folder are cached for a year, so their names must contain a hash of their content. */
export const hashedFolder = '_next/static';
/**
 * The scripts that a page names, or that a script loads later: paths in the export, with forward slashes.
 * @param text of the page or the script
 */
export function scriptsNamedIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/static\/chunks\/[\w.~-]+\.js/g)].map(([path]) => `_next/${path}`));
}
/** The not-found page. Next writes it twice more next to 404.html. */
export const notFoundCopies = ['404', '_not-found'] as const;

/**
 * Whether the file holds a page as data for the framework's router, which would fetch it when a link is followed. Links of
 * this site load whole pages, so it is never requested.
 * @param file the path in the export, with forward slashes
 */
export function isRouterData(file: string): boolean {
  return /(?:^|\/)(?:index|__next\.[^/]+)\.txt$/.test(file);
}

/**
 * A style sheet with the addresses that it needs inside a page. Next writes addresses of fonts and pictures relative to
 * the style sheet.
 */
export function movedIntoPage(css: string): string {
  return css.replaceAll(/url\(\s*(["']?)\.\.\/media\//g, 'url($1/_next/static/media/');
}

/** The text in a piece of the payload. Empty for the piece that starts the list, undefined for an unknown kind. */
export function payloadText(script: Element): string | undefined {
  const [, list = ''] = payloadPush.exec(textIn(script)) ?? [];
  const piece: unknown = JSON.parse(list);
  if (!Array.isArray(piece)) return undefined;
  const [kind, text]: readonly unknown[] = piece;
  if (kind === 0) return '';
  return kind === 1 && typeof text === 'string' ? text : undefined;
}

/**
 * A payload without the not-found page, which every payload has in case the router needs it. Links of this site load whole
 * pages, so only the page's own HTML shows it.
 */
export function withoutNotFound(payload: string): string {
  const [slot = '', page = ''] = /"notFound":(\[.*?\]),"forbidden"/.exec(payload) ?? [];
  const rows = new Set([...page.matchAll(/"\$L([\da-f]+)"/g)].map(([, row]) => row));
  return payload
    .replace(slot, '')
    .split('\n')
    .filter((row) => !rows.has(row.slice(0, row.indexOf(':'))))
    .join('\n');
}
