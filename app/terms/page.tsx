import { DocumentPageTemplate } from '@/components/templates/document-page';
import { termsPage } from '@/content/pages/terms';
import { pageMetadata } from '@/content/seo';

export const metadata = pageMetadata(termsPage);

export default function TermsRoute() {
  return <DocumentPageTemplate page={termsPage} />;
}
