import { PriceGuidePage } from '@/components/price-guide/price-guide-page';
import { priceGuidePage } from '@/content/price-guide/page';
import { pageMetadata } from '@/content/seo';

export const metadata = pageMetadata(priceGuidePage);

export default function PriceGuideRoute() {
  return <PriceGuidePage />;
}
