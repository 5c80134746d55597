import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { hashedFolder, isFrameworkPage, notFoundCopies, scriptFolder } from '@/scripts/build/export/framework-markers';
import { finishPage } from '@/scripts/build/export/finish-page';
import { bundleScript } from '@/scripts/build/inline/bundle-script';
import { headersFile } from '@/scripts/serve/host-files';

export interface FinishExportOptions {
  /** Folders of pages that are all script, with forward slashes: theirs start at once. */
  readonly startAtOnce: readonly string[];
}

/**
 * Takes the folder that the framework exported to the one that is served: puts each page's styles and policy into it,
 * lets its scripts wait for the visitor, writes the hosts' header file, and takes away what no visitor asks for.
 */
export async function finishExport(folder: string, { startAtOnce }: FinishExportOptions): Promise<void> {
  // Hosts ask for 404.html alone, and the copies would be indexed.
  for (const copy of notFoundCopies) rmSync(join(folder, copy), { recursive: true, force: true });

  const [guard, firstPicture, layOutLater, hydrateLater] = await Promise.all([
    bundleScript('stay-when-offline'),
    bundleScript('fetch-first-picture'),
    bundleScript('lay-out-later'),
    bundleScript('hydrate-later'),
  ]);
  const readStyles = once((address: string) => readFileSync(join(folder, address), 'utf8'));

  /**
   * Named by its content, so that a page and what React reads of it always belong together: after a new deploy an
   * old page finds nothing and stays plain HTML, with links that load whole pages.
   */
  const keepPayload = (payload: string) => {
    const place = `${hashedFolder}/payload/${createHash('sha256').update(payload).digest('base64url').slice(0, 16)}.txt`;
    mkdirSync(join(folder, hashedFolder, 'payload'), { recursive: true });
    writeFileSync(join(folder, place), payload);
    return `/${place}`;
  };

  let finished = 0;
  for (const page of htmlFiles(folder)) {
    const file = join(folder, page);
    const text = readFileSync(file, 'utf8');
    if (!isFrameworkPage(text)) continue;
    const html = finishPage(text, {
      page,
      startsAtOnce: startAtOnce.some((start) => page.startsWith(start)),
      guard,
      firstPicture,
      loader: (pageScripts) => `${layOutLater}{const pageScripts=${inScript(pageScripts)};${hydrateLater}}`,
      readStyles,
      keepPayload,
    });
    writeFileSync(file, html);
    finished += 1;
  }
  compileAhead(join(folder, scriptFolder));
  writeFileSync(join(folder, '_headers'), headersFile());
  console.log(`Finished ${finished} pages: styles inside, scripts after the visitor, policy first.`);
}

function htmlFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(sep).join('/'));
}

/** Asks for each answer once. */
function once(read: (key: string) => string): (key: string) => string {
  const known = new Map<string, string>();
  return (key) => {
    const answer = known.get(key) ?? read(key);
    known.set(key, answer);
    return answer;
  };
}

/** Data as it may stand in an inline script, which any `</script` would end. */
function inScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/**
 * Asks engines that know the hint to compile a script whole beside the page while it arrives, instead of function by
 * function in the page's own thread when it runs: a third of the longest pause on a slow phone. To the others it is
 * a comment. https://v8.dev/blog/explicit-compile-hints
 */
function compileAhead(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.js')) continue;
    const file = join(folder, name);
    writeFileSync(file, `//# allFunctionsCalledOnLoad\n${readFileSync(file, 'utf8')}`);
  }
}
