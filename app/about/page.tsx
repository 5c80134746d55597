import { InfoPageTemplate } from '@/components/templates/info-page';
import { aboutPage } from '@/content/pages/about';
import { pageMetadata } from '@/content/seo';

export const metadata = pageMetadata(aboutPage);

export default function AboutRoute() {
  return <InfoPageTemplate page={aboutPage} />;
}
