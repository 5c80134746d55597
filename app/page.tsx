import { BookingSection } from '@/components/booking/booking-section';
import { ContactSection } from '@/components/contact/contact-section';
import { ColorBand } from '@/components/shingles/color-band';
import { EmergencyBanner } from '@/components/home/emergency-banner';
import { Hero } from '@/components/home/hero';
import { JobProcess } from '@/components/home/job-process';
import { ServiceAreas } from '@/components/home/service-areas';
import { ServicesGrid } from '@/components/home/services-grid';
import { Testimonials } from '@/components/home/testimonials';
import { WarrantyBars } from '@/components/home/warranty-bars';
import { WhyChooseUs } from '@/components/home/why-choose-us';
import { Portfolio } from '@/components/portfolio/portfolio';
import { Closing } from '@/components/sections/parts/closing';
import { Boundaries } from '@/components/ui/boundaries';
import { JsonLd } from '@/components/ui/json-ld';
import { homeClosing } from '@/content/closings';
import { homePage } from '@/content/home';
import { testimonials } from '@/content/testimonials';
import { companyRecord, pageMetadata, siteRecord } from '@/content/seo';

export const metadata = pageMetadata(homePage);

export default function HomePage() {
  return (
    <Boundaries>
      <Hero />
      <ServicesGrid />
      <ColorBand />
      <WhyChooseUs />
      <EmergencyBanner />
      <JobProcess />
      <WarrantyBars />
      <ServiceAreas />
      <Portfolio />
      <Testimonials testimonials={testimonials} />
      <ContactSection />
      <BookingSection />
      <Closing path="/" closing={homeClosing} />
      <JsonLd record={companyRecord()} />
      <JsonLd record={siteRecord()} />
    </Boundaries>
  );
}
