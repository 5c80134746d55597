import { CrmGate } from '@/components/crm/crm-gate';
import { crmPage } from '@/content/crm/page';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(crmPage);

export default function Page() {
  return <CrmGate />;
}
