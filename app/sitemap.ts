import type { MetadataRoute } from 'next';
import { allPages } from '@/content/all-pages';
import { canonicalUrl } from '@/lib/seo/metadata';

export const dynamic = 'force-static';

/** Every page that search engines should keep, with the day its words last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return allPages.filter((page) => page.index).map(({ path, updated }) => ({ url: canonicalUrl(path), lastModified: updated }));
}
