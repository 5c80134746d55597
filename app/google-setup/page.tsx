import { SetupGuide } from '@/components/setup-guide/setup-guide';
import { setupGuidePage } from '@/content/setup-guide';
import { pageMetadata } from '@/content/seo';

export const metadata = pageMetadata(setupGuidePage);

export default function SetupGuideRoute() {
  return <SetupGuide />;
}
