import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { root } from '@/scripts/bootstrap/root.mjs';
import { jsonInScript } from '@/lib/text/json-in-script';
import {
  hashedFolder,
  isFrameworkPage,
  isRouterData,
  notFoundCopies,
  scriptFolder,
  scriptsNamedIn,
  stylesLinkedIn,
} from '@/scripts/build/export/framework-markers';
import { finishPage } from '@/scripts/build/export/finish-page';
import { namesIn, pageStyles, sheetToPurge } from '@/scripts/build/export/page-styles';
import { contentHash } from '@/scripts/build/write-file';
import { bundle, bundleScript } from '@/scripts/build/bundle-script';
import { headersFile } from '@/scripts/serve/policy';

/** Inlines styles and policy, defers scripts, and deletes files that are never requested. */
export async function finishExport(folder: string, startAtOnce: readonly string[]): Promise<void> {
  // Hosts use only 404.html, and search engines would index the copies.
  for (const copy of notFoundCopies) rmSync(join(folder, copy), { recursive: true, force: true });
  const files = readFiles(folder);
  const stylesOf = pageStyleReader(files);
  const commonScript = await bundleScript('stay-when-offline');
  // A file of its own, because the page is at its size limit (e2e/budgets.spec.ts).
  const findScript = writeHashed(folder, `${scriptFolder}/find-signs-`, '.js', await bundleScript('find-signs'));
  const keeper = await bundle({ entryPoints: [join(root, 'lib/browser/inline/early-acts.ts')], format: 'esm' });
  const earlyActs = writeHashed(folder, `${scriptFolder}/early-acts-`, '.js', keeper);
  const ownScripts: Readonly<Record<string, string>> = { 'find/index.html': findScript };

  const pages = [...files].filter(([file, text]) => file.endsWith('.html') && isFrameworkPage(text));
  for (const [page, text] of pages) {
    const ownScript = ownScripts[page];
    const untilReact = await scriptUntilReact(text, ownScript !== undefined);
    const html = finishPage(text, {
      page,
      startsAtOnce: startAtOnce.some((start) => page.startsWith(start)),
      commonScript,
      ownScript,
      loader: (pageScripts) => `{const pageScripts=${jsonInScript({ ...pageScripts, earlyActs })};${untilReact}}`,
      styles: await stylesOf(text),
      // After a deploy, a stale page finds no payload and stays plain HTML with working links.
      keepPayload: (payload) => writeHashed(folder, `${hashedFolder}/payload/`, '.txt', payload),
    });
    writeFileSync(join(folder, page), html);
  }
  const loaded = scriptsLoadedBy(pages.map(([, text]) => text).join('\n'), files);
  for (const [script, text] of scriptsIn(files)) {
    const file = join(folder, script);
    // Those of pages that are left out: they'd publish what's on them.
    if (loaded.has(script)) writeFileSync(file, withCompileHint(text));
    else rmSync(file);
  }
  writeFileSync(join(folder, '_headers'), headersFile());
  console.log(`Finished ${pages.length} pages: styles inlined, scripts deferred, policies added.`);
}

/** By path in the export, with forward slashes. */
type Files = ReadonlyMap<string, string>;

/** Reads the pages, scripts and styles, and deletes what is never requested. */
function readFiles(folder: string): Files {
  const texts = new Map<string, string>();
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.split(sep).join('/');
    const isSource = file.startsWith(`${hashedFolder}/`) && /\.(?:ts|map)$/.test(file);
    if (isSource || isRouterData(file)) rmSync(join(folder, file));
    else if (/\.(?:html|js|css)$/.test(file)) texts.set(file, readFileSync(join(folder, file), 'utf8'));
  }
  return texts;
}

function scriptsIn(files: Files): readonly (readonly [file: string, text: string])[] {
  return [...files].filter(([file]) => file.startsWith(`${scriptFolder}/`) && file.endsWith('.js'));
}

/** Those that the HTML names, and those that they load later. */
function scriptsLoadedBy(html: string, files: Files): ReadonlySet<string> {
  const scripts = new Set(scriptsNamedIn(html));
  // Iterating a set includes what is added during the loop.
  for (const script of scripts) for (const later of scriptsNamedIn(files.get(script) ?? '')) scripts.add(later);
  return scripts;
}

/** Keeps the rules that the page or one of its scripts can use. */
function pageStyleReader(files: Files): (page: string) => Promise<string> {
  const textOf = (file: string) => files.get(file) ?? '';
  const scriptNames = new Map(scriptsIn(files).map(([file, text]) => [file, namesIn(text)]));
  const sheets = new Map<string, string>();
  return (page) => {
    const names = [namesIn(page), ...[...scriptsLoadedBy(page, files)].map((script) => scriptNames.get(script) ?? [])];
    const linked = stylesLinkedIn(page).map(textOf).join('\n');
    const sheet = sheets.get(linked) ?? sheetToPurge(linked);
    sheets.set(linked, sheet);
    return pageStyles(sheet, new Set(names.flatMap((found) => [...found])));
  };
}

/** Returns the file's URL path. */
function writeHashed(folder: string, start: string, extension: string, text: string): string {
  const file = `${start}${contentHash(text)}${extension}`;
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
  return `/${file}`;
}

/** What runs on a page until it loads React. */
function scriptUntilReact(page: string, hasOwnScript: boolean): Promise<string> {
  return bundleScript(
    // Only /find has its own script. Visitors jump around on that page, so its layout isn't delayed.
    ...(hasOwnScript ? [] : ['lay-out-later']),
    'hydrate-later',
    ...(page.includes('data-read-along') ? ['read-along'] : []),
    ...(page.includes('data-wipe') ? ['move-wipe'] : []),
    ...(page.includes('data-project') ? ['open-project'] : []),
  );
}

/**
 * With this hint, engines compile the whole script while it loads (https://v8.dev/blog/explicit-compile-hints), which
 * removes a third of the longest pause on a slow phone.
 */
function withCompileHint(script: string): string {
  return `//# allFunctionsCalledOnLoad\n${script}`;
}
