import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { jsonInScript } from '@/lib/text/json-in-script';
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
import { contentHash } from '@/scripts/build/write-file';
import { bundleScript } from '@/scripts/build/bundle-script';
import { headersFile } from '@/scripts/serve/policy';

export interface FinishExportOptions {
  readonly startAtOnce: readonly string[];
}

/** Inlines styles and policy, defers scripts, and deletes files that are never requested. */
export async function finishExport(folder: string, { startAtOnce }: FinishExportOptions): Promise<void> {
  // Hosts use only 404.html, and search engines would index the copies.
  for (const copy of notFoundCopies) rmSync(join(folder, copy), { recursive: true, force: true });
  const everyPage = await bundleScript('stay-when-offline');
  const findScript = await bundleScript('find-signs');

  const texts = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.split(sep).join('/'),
  )) {
    const isSource = file.startsWith(`${hashedFolder}/`) && /\.(?:ts|map)$/.test(file);
    if (isSource || isRouterData(file)) rmSync(join(folder, file));
    else if (/\.(?:html|js|css)$/.test(file)) texts.set(file, readFileSync(join(folder, file), 'utf8'));
  }
  const textOf = (file: string) => texts.get(file) ?? '';
  const scripts = [...texts.keys()].filter((file) => file.startsWith(`${scriptFolder}/`) && file.endsWith('.js'));
  const names = new Map(scripts.map((script) => [script, namesIn(textOf(script))]));

  const namesOf = (page: string) => {
    const found = new Set(scriptsNamedIn(page));
    // Iterating a set includes what is added meanwhile.
    for (const script of found) for (const later of scriptsNamedIn(textOf(script))) found.add(later);
    return [namesInPage(page), ...[...found].map((script) => names.get(script))];
  };

  /** Named by content hash: after a deploy, a stale page finds no payload and stays plain HTML with working links. */
  const keepPayload = (payload: string) => {
    const file = `${hashedFolder}/payload/${contentHash(payload)}.txt`;
    mkdirSync(join(folder, hashedFolder, 'payload'), { recursive: true });
    writeFileSync(join(folder, file), payload);
    return `/${file}`;
  };

  const keepScript = (name: string, script: string) => {
    const file = `${scriptFolder}/${name}-${contentHash(script)}.js`;
    writeFileSync(join(folder, file), script);
    return `/${file}`;
  };
  /** Separate, because the page is a long list at its size limit (e2e/budgets.spec.ts). */
  const ownScripts: Readonly<Record<string, string>> = { 'find/index.html': keepScript('find-signs', findScript) };

  const waitingScript = (page: string, text: string) =>
    bundleScript(
      // Visitors jump around in /find, so its layout isn't delayed.
      ...(page in ownScripts ? [] : ['lay-out-later']),
      'hydrate-later',
      ...(text.includes('data-read-along') ? ['read-along'] : []),
      ...(text.includes('data-wipe') ? ['move-wipe'] : []),
    );

  const pages = [...texts].filter(([file, text]) => file.endsWith('.html') && isFrameworkPage(text));
  for (const [page, text] of pages) {
    const waiting = await waitingScript(page, text);
    const html = finishPage(text, {
      page,
      startsAtOnce: startAtOnce.some((start) => page.startsWith(start)),
      everyPage,
      ownScript: ownScripts[page],
      loader: (pageScripts) => `{const pageScripts=${jsonInScript(pageScripts)};${waiting}}`,
      readStyles: (addresses) => {
        const known = namesOf(text);
        const sheets = addresses.map((address) => textOf(address.slice(1))).join('\n');
        return pageStyles(sheets, (name) => known.some((list) => list?.has(name)));
      },
      keepPayload,
    });
    writeFileSync(join(folder, page), html);
  }
  for (const script of scripts) writeFileSync(join(folder, script), withCompileHint(textOf(script)));
  writeFileSync(join(folder, '_headers'), headersFile());
  console.log(`Finished ${pages.length} pages: styles inlined, scripts deferred, policies added.`);
}

/**
 * Engines then compile the whole script while it loads (https://v8.dev/blog/explicit-compile-hints), which removes a
 * third of the longest pause on a slow phone.
 */
function withCompileHint(script: string): string {
  return `//# allFunctionsCalledOnLoad\n${script}`;
}
