// @ts-check
/**
 * What happens to each page of the export, as text to text. It knows exactly the tags that this version of Next
 * writes; anything else is refused with a clear message, so that a framework upgrade cannot pass by unseen.
 */
import { createHash } from 'node:crypto';
import { pagePolicy } from './policy.mjs';

/** A page that is not written as this step knows it. */
export class UnknownMarkup extends Error {
  /**
   * @param {string} page
   * @param {string} what
   */
  constructor(page, what) {
    super(
      `${page}: ${what}\nscripts/lib/rewrite-page.mjs knows the tags of the Next version it was written for. ` +
        'If Next was upgraded, look at what it writes now and teach that file before shipping.',
    );
    this.name = 'UnknownMarkup';
  }
}

const scriptElements = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const frameworkScript = /<script src="(\/_next\/static\/[^"'\s]+\.js)" async=""><\/script>/g;
const scriptPreload = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]+\.js"\/>/g;
const styleSheet = /<link rel="stylesheet" href="(\/_next\/static\/[^"]+\.css)" data-precedence="next"\/>/g;
/** Old browsers' patches: never fetched by a browser that knows modules, and of no use to the floor of this site. */
const oldBrowserScript = /<script src="\/_next\/static\/[^"]+\.js" noModule=""><\/script>/g;

/** @param {string} text */
export function sha256(text) {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}

/**
 * Puts the page's style sheet into the page. The link stays, disabled: the browser does not fetch it, while React
 * still finds there the style sheet it expects, at hydration and when the visitor goes on to another page.
 * @param {string} html
 * @param {{ page: string, readStyles: (address: string) => string }} options
 */
export function inlineStyles(html, { page, readStyles }) {
  const expected = html.match(/<link\b[^>]*rel="stylesheet"/g)?.length ?? 0;
  let found = 0;
  const result = html.replace(styleSheet, (_tag, /** @type {string} */ address) => {
    found += 1;
    const css = readStyles(address).replace(/\/\*# sourceMappingURL=.*?\*\//g, '').trim();
    if (/<\/style/i.test(css)) throw new UnknownMarkup(page, `the style sheet ${address} would end its own element.`);
    if (/url\(\s*["']?(?![a-z]+:|\/|#|["'])/i.test(css.replaceAll(/url\(\s*(["']?)\.\.\/media\//g, 'url($1/'))) {
      throw new UnknownMarkup(page, `the style sheet ${address} has a relative address that this step does not know.`);
    }
    const moved = css.replaceAll(/url\(\s*(["']?)\.\.\/media\//g, 'url($1/_next/static/media/');
    return `<style>${moved}</style><link rel="stylesheet" href="${address}" data-precedence="next" disabled=""/>`;
  });
  if (found === 0 || found !== expected) {
    throw new UnknownMarkup(page, `${found} of ${expected} style sheet links are written as expected.`);
  }
  return result;
}

/** One piece of the payload: Next writes the page a second time, as data for React, into inline scripts. */
const payloadScript = /<script>\(?self\.__next_f(?:=self\.__next_f\|\|\[\]\))?\.push\((\[[\s\S]*?\])\)<\/script>/g;

/**
 * Takes the payload out of the page: half of its bytes, and of no use before the scripts that read it.
 * @param {string} html
 * @param {{ page: string }} options
 * @returns {{ html: string, payload: string }}
 */
export function takePayload(html, { page }) {
  let payload = '';
  const rest = html.replace(payloadScript, (_tag, /** @type {string} */ piece) => {
    /** @type {unknown} */
    const parsed = JSON.parse(piece);
    if (!Array.isArray(parsed)) throw new UnknownMarkup(page, 'a piece of the payload is no list.');
    const [kind, text] = parsed;
    // 0 opens the list, 1 is text; anything else (binary, form state) is not known here.
    if (kind === 1 && typeof text === 'string') payload += text;
    else if (kind !== 0) throw new UnknownMarkup(page, `a piece of the payload is of the unknown kind ${String(kind)}.`);
    return '';
  });
  if (payload === '' || rest.includes('__next_f')) throw new UnknownMarkup(page, "the page's payload is not written as expected.");
  return { html: rest, payload };
}

/**
 * Takes the framework's scripts out of the page's way: the tags go, and the given inline script fetches them later
 * (scripts/inline/hydrate-later.js), with the payload's own file before the runtime.
 * @param {string} html
 * @param {{ page: string, loader: string, payloadAddress: string }} options `loader` has one `__SCRIPTS__` and one
 *   `__PAYLOAD__` to fill with addresses
 */
export function deferScripts(html, { page, loader, payloadAddress }) {
  /** @type {string[]} */
  const addresses = [];
  let result = html.replace(frameworkScript, (_tag, /** @type {string} */ address) => {
    if (!addresses.includes(address)) addresses.push(address);
    return '';
  });
  result = result.replace(scriptPreload, '').replace(oldBrowserScript, '');
  if (addresses.length === 0) throw new UnknownMarkup(page, 'no framework script is written as expected.');
  if (!addresses.some((address) => address.includes('/turbopack-'))) {
    throw new UnknownMarkup(page, "the bundler's runtime is not among the scripts.");
  }
  const left = /<script\b[^>]*\bsrc=[^>]*>|<link\b[^>]*(?:as="script"|modulepreload)[^>]*>/.exec(result);
  if (left) throw new UnknownMarkup(page, `an unknown script tag is left: ${left[0]}`);
  if (!result.includes('globalThis["TURBOPACK"]')) throw new UnknownMarkup(page, 'the call that starts the page is missing.');
  return addScript(result, fill(fill(loader, '__SCRIPTS__', addresses.join(' ')), '__PAYLOAD__', payloadAddress), { page });
}

/**
 * Adds a script of our own at the end of the head.
 * @param {string} html
 * @param {string} script
 * @param {{ page: string }} options
 */
function addScript(html, script, { page }) {
  if (!html.includes('</head>')) throw new UnknownMarkup(page, 'the head has no end.');
  return html.replace('</head>', () => `<script>${script}</script></head>`);
}

/**
 * Puts a script right after the picture that is marked as the page's first; most pages mark none.
 * @param {string} html
 * @param {string} script
 */
export function followFirstPicture(html, script) {
  return html.replace(/<img\b[^>]* data-first-picture=""[^>]*><\/picture>/, (picture) => `${picture}<script>${script}</script>`);
}

/**
 * @param {string} text
 * @param {string} place
 * @param {string} value
 */
function fill(text, place, value) {
  if (text.split(place).length !== 2) throw new Error(`The inline script must name ${place} exactly once.`);
  return text.replace(place, () => value);
}

/**
 * The hashes of what stands inline in the page and is run or applied. Data blocks (JSON-LD) are neither.
 * @param {string} html
 */
export function inlineHashes(html) {
  const scripts = new Set();
  for (const [, attributes = '', text = ''] of html.matchAll(scriptElements)) {
    const type = /\btype="([^"]*)"/.exec(attributes)?.[1];
    const runs = type === undefined || type === '' || type === 'module' || /javascript$/.test(type);
    if (!/\bsrc=/.test(attributes) && runs) scripts.add(sha256(text));
  }
  const styles = new Set();
  // Inside a script, `<style` is text: Next writes markup into its payload only escaped, and data blocks are skipped.
  for (const [, text = ''] of html.replace(scriptElements, '').matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)) styles.add(sha256(text));
  return { scripts: [...scripts], styles: [...styles] };
}

/**
 * Writes the policy right after the charset, before anything that it rules over.
 * @param {string} html
 * @param {{ page: string }} options
 */
export function addPolicy(html, { page }) {
  const withoutScripts = html.replace(scriptElements, '');
  const styled = /<[^>]*\sstyle="[^"]*"[^>]*>/.exec(withoutScripts);
  if (styled) throw new Error(`${page}: the policy refuses a style attribute. Use a class: ${styled[0].slice(0, 200)}`);
  const handler = /<[^>]*\son[a-z]+="[^"]*"[^>]*>/.exec(withoutScripts);
  if (handler) throw new Error(`${page}: the policy refuses an inline handler: ${handler[0].slice(0, 200)}`);
  const start = '<head><meta charSet="utf-8"/>';
  if (html.split(start).length !== 2) throw new UnknownMarkup(page, 'the head does not start with the charset.');
  const policy = pagePolicy(inlineHashes(html));
  return html.replace(start, () => `${start}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}

/** The staff's own screens and the certificate are all script: theirs start at once. */
const atOnce = ['login/', 'crm/', 'certificate/'];

/**
 * @param {string} html as Next wrote it
 * @param {{
 *   page: string,
 *   loader: string,
 *   guard: string,
 *   firstPicture: string,
 *   readStyles: (address: string) => string,
 *   keepPayload: (payload: string) => string,
 * }} options `page` is the file's place under out/, with forward slashes; `guard` is the script that
 *   every page has, `firstPicture` the one that follows a marked picture; `keepPayload` stores a payload and answers its address
 */
export function rewritePage(html, { page, loader, guard, firstPicture, readStyles, keepPayload }) {
  const styled = followFirstPicture(addScript(inlineStyles(html, { page, readStyles }), guard, { page }), firstPicture);
  if (atOnce.some((folder) => page.startsWith(folder))) return addPolicy(styled, { page });
  const { html: bare, payload } = takePayload(styled, { page });
  return addPolicy(deferScripts(bare, { page, loader, payloadAddress: keepPayload(payload) }), { page });
}
