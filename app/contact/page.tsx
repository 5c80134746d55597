import { ContactSection } from '@/components/contact/contact-section';
import { InfoPageTemplate } from '@/components/templates/info-page';
import { contactPage } from '@/content/pages/contact';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata(contactPage);

export default function ContactRoute() {
  return (
    <InfoPageTemplate page={contactPage}>
      <ContactSection />
    </InfoPageTemplate>
  );
}
