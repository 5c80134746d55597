/** For `aria-current`. Only `/` is written with its trailing slash. */
export function currentPage(pathname: string, href: string): 'page' | undefined {
  return [href, `${href}/`].includes(pathname) ? 'page' : undefined;
}
