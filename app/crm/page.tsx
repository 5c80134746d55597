import { CrmGate } from '@/components/crm/crm-gate';
import { crmPage } from '@/content/crm/page';
import { pageMetadata } from '@/content/seo';

export const metadata = pageMetadata(crmPage);

export default function CrmRoute() {
  return <CrmGate />;
}
