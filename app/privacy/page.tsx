import { DocumentPageTemplate } from '@/components/templates/document-page';
import { privacyPage } from '@/content/pages/privacy';
import { pageMetadata } from '@/content/seo';

export const metadata = pageMetadata(privacyPage);

export default function PrivacyRoute() {
  return <DocumentPageTemplate page={privacyPage} />;
}
