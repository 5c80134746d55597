import { InfoPageTemplate } from '@/components/templates/info-page';
import { termsPage } from '@/content/pages/terms';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(termsPage);

export default function TermsRoute() {
  return <InfoPageTemplate page={termsPage} />;
}
