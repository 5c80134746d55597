import { InfoPageTemplate } from '@/components/templates/info-page';
import { accessibilityPage } from '@/content/pages/accessibility';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(accessibilityPage);

export default function AccessibilityRoute() {
  return <InfoPageTemplate page={accessibilityPage} />;
}
