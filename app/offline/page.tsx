import { OfflineTemplate } from '@/components/templates/offline-page';
import { offlinePage } from '@/content/pages/offline';
import { pageMetadata } from '@/content/seo';

export const metadata = pageMetadata(offlinePage);

export default function OfflineRoute() {
  return <OfflineTemplate />;
}
