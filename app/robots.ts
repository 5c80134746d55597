import type { MetadataRoute } from 'next';
import { company } from '@/content/company';

export const dynamic = 'force-static';

/** Nothing is closed to crawlers: pages that must stay out of results say noindex, and that has to be read to work. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${company.url}/sitemap.xml` };
}
