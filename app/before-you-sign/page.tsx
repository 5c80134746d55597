import { BeforeYouSignPage } from '@/components/before-you-sign/before-you-sign-page';
import { beforeYouSignPage } from '@/content/before-you-sign/page';
import { pageMetadata } from '@/content/seo';

export const metadata = pageMetadata(beforeYouSignPage);

export default function BeforeYouSignRoute() {
  return <BeforeYouSignPage />;
}
