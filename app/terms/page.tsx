import { InfoPageTemplate } from '@/components/templates/info-page';
import { termsPage } from '@/content/pages/terms';
import { pageMetadata } from '@/content/seo';

export const metadata = pageMetadata(termsPage);

export default function TermsRoute() {
  return <InfoPageTemplate page={termsPage} />;
}
