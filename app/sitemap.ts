import type { MetadataRoute } from 'next';
import { allPages } from '@/content/all-pages';
import { canonicalUrl } from '@/content/seo';

export const dynamic = 'force-static';

/**
 * All indexable pages. They carry no `lastmod`: search engines trust it only where it is always right, and the day of the
 * build would be wrong for every page whose words have not changed.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  return allPages.filter((page) => page.isIndexed).map(({ path }) => ({ url: canonicalUrl(path) }));
}
