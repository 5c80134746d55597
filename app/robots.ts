import type { MetadataRoute } from 'next';
import { company } from '@/content/company';

export const dynamic = 'force-static';

/** Allows everything: pages that must stay out of search results use noindex, which crawlers can only see if allowed in. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${company.url}/sitemap.xml` };
}
