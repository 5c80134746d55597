import { BookingSection } from '@/components/booking/booking-section';
import { ContactHero } from '@/components/contact/contact-hero';
import { ContactNotes } from '@/components/contact/contact-notes';
import { ContactSection } from '@/components/contact/contact-section';
import { Closing } from '@/components/sections/parts/closing';
import { Boundaries } from '@/components/ui/boundaries';
import { JsonLd } from '@/components/ui/json-ld';
import { pageName } from '@/content/all-pages';
import { contactClosing, contactPage } from '@/content/contact/page';
import { signBriefs } from '@/content/signs/briefs';
import { breadcrumbTrail, companyRecord, pageMetadata } from '@/content/seo';

export const metadata = pageMetadata(contactPage);

const related = (contactPage.related ?? []).map((path) => ({ path, name: pageName(path) }));

export default function ContactRoute() {
  return (
    <Boundaries>
      <ContactHero trail={breadcrumbTrail(contactPage)} />
      <ContactSection hasIntro={false} signs={signBriefs} />
      <BookingSection signs={signBriefs} />
      <ContactNotes />
      <Closing path="/contact" closing={contactClosing} related={related} />
      <JsonLd record={companyRecord()} />
    </Boundaries>
  );
}
