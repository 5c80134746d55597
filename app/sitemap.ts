import type { MetadataRoute } from 'next';
import { allPages } from '@/content/all-pages';
import { canonicalUrl } from '@/content/seo';

export const dynamic = 'force-static';

/** No `lastmod`: search engines trust it only if it's always right, and the build date is wrong for unchanged pages. */
export default function sitemap(): MetadataRoute.Sitemap {
  return allPages.filter((page) => page.isIndexed).map(({ path }) => ({ url: canonicalUrl(path) }));
}
