/**
 * The path under which a page is cached, `/contact/`: without a query, and with the slash at the end that hosts add. The
 * query never changes a static page. For the data that the framework's router fetches, the path of its page.
 */
export function pagePath(pathname: string): string {
  const folder = pathname.replace(/\/(?:index\.html|index\.txt|__next\.[^/]*\.txt)$/, '/');
  return folder.endsWith('/') ? folder : `${folder}/`;
}
