import { CrmGate } from '@/components/crm/crm-gate';
import { crmPage } from '@/content/login';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({ ...crmPage, index: false });

export default function Page() {
  return <CrmGate />;
}
