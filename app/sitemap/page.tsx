import { SiteMapTemplate } from '@/components/templates/site-map-page';
import { siteMapPage } from '@/content/pages/site-map';
import { pageMetadata } from '@/content/seo';

export const metadata = pageMetadata(siteMapPage);

export default function SiteMapRoute() {
  return <SiteMapTemplate />;
}
