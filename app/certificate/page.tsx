import { CertificatePage } from '@/components/certificate/certificate-page';
import { certificatePage } from '@/content/certificate';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(certificatePage);

export default function CertificateRoute() {
  return <CertificatePage />;
}
