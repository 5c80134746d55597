import { OfflineTemplate } from '@/components/templates/offline-page';
import { offlinePage } from '@/content/pages/offline';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(offlinePage);

export default function OfflineRoute() {
  return <OfflineTemplate />;
}
