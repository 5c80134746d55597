import { DocumentPageTemplate } from '@/components/templates/document-page';
import { accessibilityPage } from '@/content/pages/accessibility';
import { pageMetadata } from '@/content/seo';

export const metadata = pageMetadata(accessibilityPage);

export default function AccessibilityRoute() {
  return <DocumentPageTemplate page={accessibilityPage} />;
}
