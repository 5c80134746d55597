export interface WorkerSetup {
  /** A file without a hash in its name has a revision. */
  readonly files: readonly { readonly url: string; readonly revision: string | null }[];
  readonly pages: readonly string[];
  readonly offlinePage: string;
  readonly ageText: string;
  /** Seconds to wait for a page with a cached copy and, just after a timeout, for files and pictures. */
  readonly timeout: number;
  /** Seconds to wait for a page without a copy. */
  readonly longTimeout: number;
}

/** Asks a newly installed service worker to cache the page that is already open. */
export type KeepPageRequest = { readonly page: string; readonly files: readonly string[] };

/** A page's cache key: its path with the trailing slash that hosts add, such as `/contact/`. */
export function pagePath(pathname: string): string {
  const folder = pathname.replace(/\/index\.html$/, '/');
  return folder.endsWith('/') ? folder : `${folder}/`;
}

/** The opening tag of the empty block in components/layout/cached-copy-line.tsx. */
const ageLine = /<aside id="cached-copy" hidden=""([^>]*)>/;
/** A list item of components/templates/offline-page.tsx, one for each public page. */
const readableItem = /<li hidden="" data-page="([^"]*)"/g;

export const hasAgeLine = (html: string): boolean => ageLine.test(html);

export function listedPages(html: string): readonly string[] {
  return [...html.matchAll(readableItem)].map(([, path = '']) => path);
}

export function withAge(
  html: string,
  { text, fetchedAt }: { readonly text: string; readonly fetchedAt: Date },
): string {
  const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' }).format(fetchedAt);
  const time = `<time datetime="${fetchedAt.toISOString()}">${escaped(when)}</time>`;
  return html.replace(
    ageLine,
    (_, attributes: string) => `<aside id="cached-copy"${attributes}>${escaped(text)} ${time}.`,
  );
}

export function withReadablePages(html: string, onDevice: ReadonlySet<string>): string {
  return html.replace(readableItem, (item, path: string) => (onDevice.has(path) ? `<li data-page="${path}"` : item));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Milliseconds since 1970. */
const fetchedAtHeader = 'X-Fetched-At';

/** Reads the whole page first, so that a broken transfer is an error, not a copy. */
export async function datedCopy(response: Response, now: number): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set(fetchedAtHeader, String(now));
  return new Response(await response.text(), { status: response.status, headers });
}

export const fetchedAt = (copy: Response): number => Number(copy.headers.get(fetchedAtHeader));

export function newest(copies: readonly (Response | undefined)[]): Response | undefined {
  return copies.filter((copy) => copy !== undefined).toSorted((a, b) => fetchedAt(b) - fetchedAt(a))[0];
}
