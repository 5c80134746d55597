import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPages } from '@/content/all-pages';
import { precachedPaths } from '@/content/precached-paths';
import { withTrailingSlash } from '@/lib/seo/trailing-slash';
import { contentHash } from '@/scripts/build/write-file';
import { scriptsNamedIn } from '@/scripts/build/export/framework-markers';
import { hasAgeLine, listedPages } from '@/lib/offline/cached-page';

export interface PrecacheFile {
  readonly url: string;
  readonly file: string;
  /** A content hash, or null if the file name contains one. */
  readonly revision: string | null;
}

export const offlinePath = withTrailingSlash('/offline');
const contactPath = withTrailingSlash('/contact');

const scriptPattern = /\/_next\/static\/chunks\/[\w.~-]+\.js/g;
const payloadPattern = /\/_next\/static\/payload\/[\w-]+\.txt/g;
const ownScriptPattern = /(?<=<script defer="" src=")[^"]+/g;
const fontPattern = /\/_next\/static\/media\/[\w.~-]+\.woff2/g;
/** Decorative drawings below the first screen aren't needed offline. */
const decorationPattern = /<img\b(?=[^>]* alt="")(?=[^>]* loading="lazy")[^>]*>/g;
const drawingPattern = /\/art\/[\w-]+\.svg/g;

/** Leaves out the scripts that all pages share: the worker caches those along with the page that is open. */
export function precacheFiles(out: string): readonly PrecacheFile[] {
  const read = (file: string) => readFileSync(join(out, file), 'utf8');
  const pages = [...precachedPaths.map(withTrailingSlash), offlinePath];
  const htmlOf = new Map(pages.map((path) => [path, read(pageFile(path))]));
  for (const [path, html] of htmlOf) {
    if (!hasAgeLine(html)) throw new Error(`${path} has no line for the age of a cached copy.`);
  }
  if (listedPages(htmlOf.get(offlinePath) ?? '').length === 0)
    throw new Error(`${offlinePath} has no list of pages to read offline.`);

  const allHtml = [...htmlOf.values()].join('\n');
  const formPages = [contactPath, offlinePath].map((path) => htmlOf.get(path) ?? '').join('\n');
  const shared = sharedScripts(read);
  const own = matches(formPages, scriptPattern).filter((script) => !shared.has(script));
  const later = own.flatMap((script) => [...scriptsNamedIn(read(script.slice(1)))]).map((file) => `/${file}`);
  const files = [
    ...matches(allHtml, fontPattern),
    ...matches(allHtml.replaceAll(decorationPattern, ''), drawingPattern).filter((drawing) =>
      existsSync(join(out, drawing)),
    ),
    ...matches(allHtml, ownScriptPattern),
    ...matches(formPages, payloadPattern),
    ...own,
    ...later,
  ];
  return [
    ...pages.map((url) => ({ url, file: pageFile(url), revision: hashOf(out, pageFile(url)) })),
    ...[...new Set(files)].map((url) => ({
      url,
      file: url.slice(1),
      revision: url.startsWith('/_next/static/') ? null : hashOf(out, url.slice(1)),
    })),
  ];
}

function pageFile(path: string): string {
  return `${path.slice(1)}index.html`;
}

function matches(text: string, pattern: RegExp): readonly string[] {
  return [...new Set(text.match(pattern))];
}

function sharedScripts(read: (file: string) => string): ReadonlySet<string> {
  const [first = [], ...others] = allPages.map(({ path }) =>
    matches(read(pageFile(withTrailingSlash(path))), scriptPattern),
  );
  return new Set(first.filter((script) => others.every((scripts) => scripts.includes(script))));
}

function hashOf(out: string, file: string): string {
  return contentHash(readFileSync(join(out, file)));
}
