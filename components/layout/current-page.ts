/** For `aria-current`. Links in content/ have no trailing slash, except `/`. A path name may have one. */
export function currentPage(pathname: string, href: string): 'page' | undefined {
  return [href, `${href}/`].includes(pathname) ? 'page' : undefined;
}
