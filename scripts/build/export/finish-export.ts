import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import {
  hashedFolder,
  isFrameworkPage,
  isRouterData,
  notFoundCopies,
  scriptFolder,
  scriptsNamedIn,
} from '@/scripts/build/export/framework-markers';
import { finishPage } from '@/scripts/build/export/finish-page';
import { namesIn, namesInPage, pageStyles } from '@/scripts/build/export/page-styles';
import { bundleScript } from '@/scripts/build/export/bundle-script';
import { headersFile } from '@/scripts/serve/policy';

export interface FinishExportOptions {
  /** Folders of pages that do nothing without scripts, with forward slashes. Their scripts start at once. */
  readonly startAtOnce: readonly string[];
}

/**
 * Turns the framework's export into the folder to serve: inlines the styles that each page can use, and its policy, defers
 * its scripts, writes the hosts' header file, and removes files that are never requested.
 */
export async function finishExport(folder: string, { startAtOnce }: FinishExportOptions): Promise<void> {
  // Hosts use only 404.html, and search engines would index the copies.
  for (const copy of notFoundCopies) rmSync(join(folder, copy), { recursive: true, force: true });
  const everyPage = await bundleScript('stay-when-offline');
  const waitingPage = await bundleScript('lay-out-later', 'hydrate-later');
  const pageWithRail = await bundleScript('lay-out-later', 'hydrate-later', 'read-along');
  /** Visitors jump about in a page that filters itself, so all of it is laid out. */
  const jumpingPage = await bundleScript('hydrate-later');
  const findScript = await bundleScript('find-signs');

  const texts = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.split(sep).join('/'),
  )) {
    // The bundler puts a worker's source next to its compiled script, and an empty source map. Nothing requests them.
    const isSource = file.startsWith(`${hashedFolder}/`) && /\.(?:ts|map)$/.test(file);
    if (isSource || isRouterData(file)) rmSync(join(folder, file));
    else if (/\.(?:html|js|css)$/.test(file)) texts.set(file, readFileSync(join(folder, file), 'utf8'));
  }
  const textOf = (file: string) => texts.get(file) ?? '';
  const scripts = [...texts.keys()].filter((file) => file.startsWith(`${scriptFolder}/`) && file.endsWith('.js'));
  const names = new Map(scripts.map((script) => [script, namesIn(textOf(script))]));

  /** The names in a page, in its scripts, and in those that they load later. */
  const namesOf = (page: string) => {
    const found = new Set(scriptsNamedIn(page));
    // The loop also visits what is added to the set meanwhile.
    for (const script of found) for (const later of scriptsNamedIn(textOf(script))) found.add(later);
    return [namesInPage(page), ...[...found].map((script) => names.get(script))];
  };

  /**
   * The file name contains a hash of the content, so a page and its payload always match: after a new deploy an old page
   * finds no payload and stays plain HTML, with links that load whole pages.
   */
  const keepPayload = (payload: string) => {
    const place = `${hashedFolder}/payload/${createHash('sha256').update(payload).digest('base64url').slice(0, 16)}.txt`;
    mkdirSync(join(folder, hashedFolder, 'payload'), { recursive: true });
    writeFileSync(join(folder, place), payload);
    return `/${place}`;
  };

  const keepScript = (name: string, script: string) => {
    const place = `${scriptFolder}/${name}-${createHash('sha256').update(script).digest('base64url').slice(0, 16)}.js`;
    writeFileSync(join(folder, place), script);
    return `/${place}`;
  };
  /** A separate file, because the page is a long list and at its limit (e2e/budgets.spec.ts). */
  const ownScripts: Readonly<Record<string, string>> = { 'find/index.html': keepScript('find-signs', findScript) };

  const waitingScript = (page: string, text: string) => {
    if (page in ownScripts) return jumpingPage;
    return text.includes('data-read-along') ? pageWithRail : waitingPage;
  };

  const pages = [...texts].filter(([file, text]) => file.endsWith('.html') && isFrameworkPage(text));
  for (const [page, text] of pages) {
    const html = finishPage(text, {
      page,
      startsAtOnce: startAtOnce.some((start) => page.startsWith(start)),
      everyPage,
      ownScript: ownScripts[page],
      loader: (pageScripts) => `{const pageScripts=${inScript(pageScripts)};${waitingScript(page, text)}}`,
      readStyles: (addresses) => {
        const known = namesOf(text);
        const sheets = addresses.map((address) => textOf(address.slice(1))).join('\n');
        return pageStyles(sheets, (name) => known.some((list) => list?.has(name)));
      },
      keepPayload,
    });
    writeFileSync(join(folder, page), html);
  }
  for (const script of scripts) writeFileSync(join(folder, script), compiledAhead(textOf(script)));
  writeFileSync(join(folder, '_headers'), headersFile());
  console.log(`Finished ${pages.length} pages: styles inside, scripts after the visitor, policy first.`);
}

/** Data for an inline script. Escapes `<`, because `</script` would end the script. */
function inScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/**
 * A hint to engines that support it to compile the whole script off the main thread while it loads, instead of function
 * by function when it runs. On a slow phone this removes a third of the longest pause. Other engines ignore the comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
function compiledAhead(script: string): string {
  return `//# allFunctionsCalledOnLoad\n${script}`;
}
