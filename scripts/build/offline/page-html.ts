/*
 * What the service worker writes into the HTML of a page that it serves from its cache. Pure, so that it is tested
 * without a worker.
 */

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
