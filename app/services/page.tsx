import { InfoPageTemplate } from '@/components/templates/info-page';
import { servicesPage } from '@/content/pages/services';
import { pageMetadata } from '@/content/seo';

export const metadata = pageMetadata(servicesPage);

export default function ServicesRoute() {
  return <InfoPageTemplate page={servicesPage} />;
}
