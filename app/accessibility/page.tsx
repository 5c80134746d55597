import { InfoPageTemplate } from '@/components/templates/info-page';
import { accessibilityPage } from '@/content/pages/accessibility';
import { pageMetadata } from '@/content/seo';

export const metadata = pageMetadata(accessibilityPage);

export default function AccessibilityRoute() {
  return <InfoPageTemplate page={accessibilityPage} />;
}
