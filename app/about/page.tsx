import { PageTemplate } from '@/components/templates/page-template';
import { aboutPage } from '@/content/pages/about';
import { pageMetadata } from '@/content/seo';

export const metadata = pageMetadata(aboutPage);

export default function AboutRoute() {
  return <PageTemplate page={aboutPage} />;
}
