import { CertificatePage } from '@/components/certificate/certificate-page';
import { certificatePage } from '@/content/certificate';
import { pageMetadata } from '@/content/seo';

export const metadata = pageMetadata(certificatePage);

export default function CertificateRoute() {
  return <CertificatePage />;
}
