import { withTrailingSlash } from '@/lib/seo/trailing-slash';

/** For `aria-current`. */
export function currentPage(pathname: string, href: string): 'page' | undefined {
  return pathname === withTrailingSlash(href) ? 'page' : undefined;
}
