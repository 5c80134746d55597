/* What the service worker does with a page that it keeps. Pure, so that it is tested without a worker. */

/** What the build writes into the service worker. */
export interface WorkerSetup {
  /** The files that are kept ready from the first visit. A file without a hash in its name has a revision. */
  readonly files: readonly { readonly url: string; readonly revision: string | null }[];
  /** The addresses of the public pages, which are cached when they are visited. Pages of the staff and the owner are not among them. */
  readonly pages: readonly string[];
  /** The address of the offline page, which is among `files`. */
  readonly offlinePage: string;
  /** The text before the age of a cached page. */
  readonly ageText: string;
  /** Seconds that a page from the cache waits for the network. */
  readonly patience: number;
  /** Seconds that a page waits for the network if there is no copy of it. */
  readonly longPatience: number;
}

/**
 * The path under which a page is cached, `/contact/`: without a query, and with the slash at the end that hosts add. The
 * query never changes a static page.
 */
export function pagePath(pathname: string): string {
  const folder = pathname.replace(/\/index\.html$/, '/');
  return folder.endsWith('/') ? folder : `${folder}/`;
}

/** The empty block of components/layout/cached-copy-line.tsx, up to the end of its opening tag. */
const ageLine = /<aside id="cached-copy" hidden=""([^>]*)>/;
/** The start of a list item of components/templates/offline-page.tsx, which has one for every public page. */
const readableItem = /<li hidden="" data-page="([^"]*)"/g;

export function hasAgeLine(html: string): boolean {
  return ageLine.test(html);
}

/** The addresses of the pages that the offline page can list. */
export function listedPages(html: string): readonly string[] {
  return [...html.matchAll(readableItem)].map(([, address = '']) => address);
}

/** The page with the line that says from when it is. */
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

/** The offline page with the pages that are on the device. */
export function withReadablePages(html: string, onDevice: ReadonlySet<string>): string {
  return html.replace(readableItem, (item, address: string) =>
    onDevice.has(address) ? `<li data-page="${address}"` : item,
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The header of a cached copy with the time at which it was fetched, in milliseconds since 1970. */
const fetchedAtHeader = 'X-Fetched-At';

/**
 * A copy of the page for the cache, with the time. Reads the page to its end first: a page that breaks off half-way is an
 * error, not a copy.
 */
export async function datedCopy(response: Response, now: number): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set(fetchedAtHeader, String(now));
  return new Response(await response.text(), { status: response.status, headers });
}

/** When the copy was fetched, in milliseconds since 1970. */
export function fetchedAt(copy: Response): number {
  return Number(copy.headers.get(fetchedAtHeader));
}

/** The copy that was fetched last, of those that exist. */
export function newest(copies: readonly (Response | undefined)[]): Response | undefined {
  return copies
    .filter((copy) => copy !== undefined)
    .reduce<Response | undefined>(
      (best, copy) => (best && fetchedAt(best) >= fetchedAt(copy) ? best : copy),
      undefined,
    );
}
