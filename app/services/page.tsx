import { PageTemplate } from '@/components/templates/page-template';
import { servicesPage } from '@/content/pages/services';
import { pageMetadata } from '@/content/seo';

export const metadata = pageMetadata(servicesPage);

export default function ServicesRoute() {
  return <PageTemplate page={servicesPage} />;
}
