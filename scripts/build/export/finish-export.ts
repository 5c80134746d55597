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
import { namesIn, pageStyles } from '@/scripts/build/export/page-styles';
import { speculationRules } from '@/scripts/build/export/speculation-rules';
import { bundleScript } from '@/scripts/build/inline/bundle-script';
import { headersFile } from '@/scripts/serve/host-files';

export interface FinishExportOptions {
  /** Folders of pages that do nothing without scripts, with forward slashes. Their scripts start at once. */
  readonly startAtOnce: readonly string[];
  /** Addresses of pages that are never fetched before a link to them is pressed. */
  readonly neverAhead: readonly string[];
}

/**
 * Turns the framework's export into the folder to serve: inlines the styles that each page can use, and its policy, defers
 * its scripts, writes the hosts' header file, and removes files that nobody requests.
 */
export async function finishExport(folder: string, { startAtOnce, neverAhead }: FinishExportOptions): Promise<void> {
  // Hosts use only 404.html, and search engines would index the copies.
  for (const copy of notFoundCopies) rmSync(join(folder, copy), { recursive: true, force: true });
  for (const file of filesIn(folder).filter(isRouterData)) rmSync(join(folder, file));

  const [everyPage, firstPicture, waitingPage] = await Promise.all([
    bundleScript('every-page'),
    bundleScript('fetch-first-picture'),
    bundleScript('waiting-page'),
  ]);
  const read = once((file) => readFileSync(join(folder, file), 'utf8'));
  const namesInScript = once((file) => namesIn(read(file)));

  const pages = new Map(
    filesIn(folder)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, read(file)] as const)
      .filter(([, text]) => isFrameworkPage(text)),
  );
  const scripts = filesIn(join(folder, scriptFolder))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `${scriptFolder}/${file}`);

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

  for (const [page, text] of pages) {
    const html = finishPage(text, {
      page,
      startsAtOnce: startAtOnce.some((start) => page.startsWith(start)),
      guard: everyPage,
      firstPicture,
      rules: speculationRules({ page, neverAhead }),
      loader: (pageScripts) => `{const pageScripts=${inScript(pageScripts)};${waitingPage}}`,
      readStyles: (address) => {
        const known = [namesIn(text), ...allScripts(text, read).map(namesInScript)];
        return pageStyles(read(address), (name) => known.some((names) => names.has(name)));
      },
      keepPayload,
    });
    writeFileSync(join(folder, page), html);
  }
  for (const script of scripts) writeFileSync(join(folder, script), compiledAhead(read(script)));
  removeSources(join(folder, hashedFolder));
  writeFileSync(join(folder, '_headers'), headersFile());
  console.log(`Finished ${pages.size} pages: styles inside, scripts after the visitor, policy first.`);
}

/** The bundler puts a worker's source next to its compiled script, and an empty source map. Nothing requests them. */
function removeSources(folder: string): void {
  for (const file of filesIn(folder)) if (/\.(?:ts|map)$/.test(file)) rmSync(join(folder, file));
}

/** The paths of everything in the folder, with forward slashes. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.split(sep).join('/'));
}

/** Computes each answer only once. */
function once<Answer>(compute: (key: string) => Answer): (key: string) => Answer {
  const known = new Map<string, Answer>();
  return (key) => {
    const answer = known.get(key) ?? compute(key);
    known.set(key, answer);
    return answer;
  };
}

/** The scripts that a page names, and those that they load later. */
function allScripts(page: string, read: (file: string) => string): readonly string[] {
  const found = new Set(scriptsNamedIn(page));
  // A set that grows while it is read goes on to what was added.
  for (const script of found) for (const later of scriptsNamedIn(read(script))) found.add(later);
  return [...found];
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
