import { BookingSection } from '@/components/booking/booking-section';
import { ContactSection } from '@/components/contact/contact-section';
import { InfoPageTemplate } from '@/components/templates/info-page';
import { JsonLd } from '@/components/ui/json-ld';
import { contactPage } from '@/content/contact/page';
import { signBriefs } from '@/content/signs/briefs';
import { companyRecord, pageMetadata } from '@/content/seo';

export const metadata = pageMetadata(contactPage);

export default function ContactRoute() {
  return (
    <InfoPageTemplate page={contactPage}>
      <ContactSection signs={signBriefs} />
      <BookingSection signs={signBriefs} />
      <JsonLd record={companyRecord()} />
    </InfoPageTemplate>
  );
}
