/** The address of a link as hosts serve it: pages of this site end with a slash, so that no link is redirected. */
export function linkAddress(href: string): string {
  if (!href.startsWith('/')) return href;
  const [path = '', ...fragment] = href.split('#');
  return [path.endsWith('/') ? path : `${path}/`, ...fragment].join('#');
}
