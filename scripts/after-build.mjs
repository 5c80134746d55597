// @ts-check
/**
 * Runs on the export once Next has written it: puts each page's styles and policy into it, lets its scripts wait
 * for the visitor, writes the header file, and takes away what no visitor asks for.
 */
import './lib/require-node.mjs';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { headersFile } from './lib/hosting.mjs';
import { shortened } from './lib/inline-script.mjs';
import { rewritePage } from './lib/rewrite-page.mjs';
import { root } from './lib/root.mjs';

const out = join(root, 'out');
const loader = ['lay-out-later.js', 'hydrate-later.js'].map(inlineScript).join('\n');
const guard = inlineScript('stay-when-offline.js');
const firstPicture = inlineScript('fetch-first-picture.js');

/** @param {string} name of a file in scripts/inline */
function inlineScript(name) {
  return shortened(readFileSync(join(root, 'scripts/inline', name), 'utf8'));
}

// Next writes the not-found page three times; hosts ask for 404.html alone, and the others would be indexed.
for (const copy of ['404', '_not-found']) rmSync(join(out, copy), { recursive: true, force: true });

/** @type {Map<string, string>} */
const sheets = new Map();
/** @param {string} address */
function readStyles(address) {
  const held = sheets.get(address);
  if (held !== undefined) return held;
  const css = readFileSync(join(out, address), 'utf8');
  sheets.set(address, css);
  return css;
}

/**
 * Named by its content, so that a page and what React reads of it always belong together: after a new deploy an
 * old page finds nothing and stays plain HTML, with links that load whole pages.
 * @param {string} payload
 */
function keepPayload(payload) {
  const name = createHash('sha256').update(payload).digest('base64url').slice(0, 16);
  const folder = '_next/static/payload';
  mkdirSync(join(out, folder), { recursive: true });
  writeFileSync(join(out, folder, `${name}.txt`), payload);
  return `/${folder}/${name}.txt`;
}

/**
 * Asks engines that know the hint to compile a script whole beside the page while it arrives, instead of function by
 * function in the page's own thread when it runs: a third of the longest pause on a slow phone. To the others it is
 * a comment. https://v8.dev/blog/explicit-compile-hints
 * @param {string} folder
 */
function compileAhead(folder) {
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.js')) continue;
    const file = join(folder, name);
    writeFileSync(file, `//# allFunctionsCalledOnLoad\n${readFileSync(file, 'utf8')}`);
  }
}

const pages = readdirSync(out, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && statSync(join(out, file)).isFile())
  .map((file) => relative(out, join(out, file)).split(sep).join('/'));

try {
  for (const page of pages) {
    const file = join(out, page);
    // A file of its own kind (a search engine's proof of ownership) is left as it is.
    const html = readFileSync(file, 'utf8');
    if (!html.includes('/_next/static/')) continue;
    writeFileSync(file, rewritePage(html, { page, loader, guard, firstPicture, readStyles, keepPayload }));
  }
  compileAhead(join(out, '_next/static/chunks'));
  writeFileSync(join(out, '_headers'), headersFile());
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
console.log(`Finished ${pages.length} pages: styles inside, scripts after the visitor, policy first.`);
