/*
 * What the service worker writes into the HTML of a page that it serves from its cache. Pure, so that it is tested
 * without a worker.
 */

/** The empty block of components/layout/cached-copy-line.tsx, up to the end of its opening tag. */
const ageLine = /<aside id="cached-copy" hidden=""([^>]*)>/;
/** The empty block of components/templates/offline-page.tsx, likewise. */
const readableBlock = /<div id="readable-pages"([^>]*)>/;

export function hasAgeLine(html: string): boolean {
  return ageLine.test(html);
}

export function hasReadableBlock(html: string): boolean {
  return readableBlock.test(html);
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

export interface ReadablePage {
  readonly path: string;
  readonly name: string;
}

/** The offline page with links to the pages that can be read now, and to the one that was asked for. */
export function withReadablePages(
  html: string,
  {
    pages,
    retry,
  }: { readonly pages: readonly ReadablePage[]; readonly retry: { readonly address: string; readonly label: string } },
): string {
  const link = (address: string, label: string) => `<a href="${escaped(address)}">${escaped(label)}</a>`;
  const items = pages.map(({ path, name }) => `<li>${link(path, name)}</li>`).join('');
  return html.replace(
    readableBlock,
    (opening) => `${opening}<ul>${items}</ul><p>${link(retry.address, retry.label)}</p>`,
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
