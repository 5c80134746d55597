import { JsonLd } from '@/components/ui/json-ld';
import { serviceRecord } from '@/content/seo';
import type { ServicePage } from '@/content/page';
import { PageTemplate } from './page-template';

export function ServicePageTemplate({ page }: { readonly page: ServicePage }) {
  return (
    <>
      <PageTemplate page={page} />
      <JsonLd record={serviceRecord(page)} />
    </>
  );
}
