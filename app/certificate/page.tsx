import { CertificateDesk } from '@/components/certificate/certificate-desk';
import { certificatePage } from '@/content/pages/unlisted';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata(certificatePage);

export default function CertificateRoute() {
  return <CertificateDesk />;
}
