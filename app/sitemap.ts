import type { MetadataRoute } from 'next';
import { allPages } from '@/content/all-pages';
import { canonicalUrl } from '@/lib/seo/metadata';

export const dynamic = 'force-static';

/** All indexable pages, with the day on which their content last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return allPages
    .filter((page) => page.isIndexed)
    .map(({ path, updated }) => ({ url: canonicalUrl(path), lastModified: updated }));
}
