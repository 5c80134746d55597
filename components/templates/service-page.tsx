import { Story } from '@/components/storylines/story';
import { JsonLd } from '@/components/ui/json-ld';
import { pageName } from '@/content/all-pages';
import type { ServicePage } from '@/content/types';
import { breadcrumbTrail, serviceRecord } from '@/content/seo';
import { PageBody } from './page-body';

export function ServicePageTemplate({ page }: { readonly page: ServicePage }) {
  const { related = [] } = page;
  const trail = breadcrumbTrail(page);
  return (
    <>
      <PageBody
        page={page}
        trail={trail}
        story={<Story page={page} trail={trail} />}
        linksPrices={page.priceRange !== undefined}
        related={related.map((path) => ({ path, name: pageName(path) }))}
      />
      <JsonLd record={serviceRecord(page)} />
    </>
  );
}
