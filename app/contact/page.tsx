import { ContactSection } from '@/components/contact/contact-section';
import { InfoPageTemplate } from '@/components/templates/info-page';
import { JsonLd } from '@/components/ui/json-ld';
import { contactPage } from '@/content/pages/contact';
import { companyRecord } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata(contactPage);

export default function ContactRoute() {
  return (
    <InfoPageTemplate page={contactPage}>
      <ContactSection />
      <JsonLd record={companyRecord()} />
    </InfoPageTemplate>
  );
}
