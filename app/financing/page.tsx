import { InfoPageTemplate } from '@/components/templates/info-page';
import { financingPage } from '@/content/pages/financing';
import { pageMetadata } from '@/content/seo';

export const metadata = pageMetadata(financingPage);

export default function FinancingRoute() {
  return <InfoPageTemplate page={financingPage} />;
}
