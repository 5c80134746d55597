import { InfoPageTemplate } from '@/components/templates/info-page';
import { privacyPage } from '@/content/pages/privacy';
import { pageMetadata } from '@/content/seo';

export const metadata = pageMetadata(privacyPage);

export default function PrivacyRoute() {
  return <InfoPageTemplate page={privacyPage} />;
}
