/** Hosts serve pages with a trailing slash, so links have one too and are never redirected. */
export function withTrailingSlash(href: string): string {
  if (!href.startsWith('/')) return href;
  const [path = '', ...fragment] = href.split('#');
  return [path.endsWith('/') ? path : `${path}/`, ...fragment].join('#');
}
