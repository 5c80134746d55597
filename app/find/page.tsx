import { FindPage } from '@/components/find/find-page';
import { findPage } from '@/content/signs/page';
import { pageMetadata } from '@/content/seo';

export const metadata = pageMetadata(findPage);

export default function FindRoute() {
  return <FindPage />;
}
