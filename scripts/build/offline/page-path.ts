/**
 * The path under which a page is cached, `/contact/`: without a query, and with the slash at the end that hosts add. The
 * query never changes a static page.
 */
export function pagePath(pathname: string): string {
  const folder = pathname.replace(/\/index\.html$/, '/');
  return folder.endsWith('/') ? folder : `${folder}/`;
}
