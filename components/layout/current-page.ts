/** The value of `aria-current`. `href` has no trailing slash, except for `/`, but `pathname` may have one. */
export function currentPage(pathname: string, href: string): 'page' | undefined {
  return [href, `${href}/`].includes(pathname) ? 'page' : undefined;
}
