import type { MetadataRoute } from 'next';
import { allPages } from '@/content/all-pages';
import { canonicalUrl } from '@/content/seo';

export const dynamic = 'force-static';

/**
 * All indexed pages. No `lastmod`: search engines trust it only if it's always right, and the build date is wrong for
 * pages that haven't changed.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  return allPages.filter((page) => page.isIndexed).map(({ path }) => ({ url: canonicalUrl(path) }));
}
