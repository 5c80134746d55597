import type { MetadataRoute } from 'next';
import { company } from '@/content/company';

export const dynamic = 'force-static';

/** Allows everything. Pages kept out of search results use noindex, which crawlers must be able to read. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${company.url}/sitemap.xml` };
}
