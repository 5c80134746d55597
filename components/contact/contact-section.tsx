import { Clock, Mail, MapPin, Phone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { PhotoField } from '@/components/photos/photo-field';
import { LogoMark } from '@/components/ui/logo-mark';
import { RichText } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { Stars } from '@/components/ui/stars';
import { company } from '@/content/company';
import { contactForm } from '@/content/contact/form';
import { contactSection as copy } from '@/content/contact/section';
import { plainFormAction } from '@/lib/mail/mailto';
import { contactSubject } from '@/lib/mail/message';
import { ContactForm } from './contact-form';
import { ReviewLink } from './review-link';
import { ServiceArea } from './service-area';

const bigLink = '-my-2.5 inline-flex min-h-11 items-center font-bold underline decoration-1 underline-offset-4';

function Line({
  icon: Icon,
  label,
  children,
}: {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[44px_minmax(0,1fr)] border-b border-rule py-4">
      <dt className="pt-0.5">
        <Icon aria-hidden="true" className="size-5.5" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Every way to reach us on the left, the message form and the map on the right. Used on / and /contact. */
export function ContactSection() {
  return (
    <Section id="contact" tone="linen" labelledBy="contact-heading">
      <div className="grid gap-x-20 gap-y-14 md:grid-cols-[5fr_7fr]">
        <div className="min-w-0">
          <h2 id="contact-heading" className="text-h2">
            {copy.heading}
          </h2>
          <p className="mt-4 mb-7 max-w-lead text-lead text-ink-2">
            <RichText>{copy.intro}</RichText>
          </p>
          <dl className="border-t-2 border-ink">
            <Line icon={Phone} label={copy.labels.phone}>
              <a href={company.phone.href} className={`${bigLink} text-h4`}>
                {company.phone.display}
              </a>
              <span className="block text-ink-2">
                <RichText>{copy.phoneNote}</RichText>
              </span>
            </Line>
            <Line icon={Mail} label={copy.labels.email}>
              <a href={company.email.href} className={bigLink}>
                {company.email.address}
              </a>
            </Line>
            <Line icon={MapPin} label={copy.labels.office}>
              {company.address.line}
            </Line>
            <Line icon={Clock} label={copy.labels.hours}>
              <span className="block">
                <RichText>{company.hours.weekdays}</RichText>
              </span>
              <RichText>{company.hours.sunday}</RichText>
            </Line>
          </dl>
          <div className="on-dark my-7 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4.5 bg-shutter px-6 py-5.5 text-cream">
            <LogoMark className="w-13" />
            <div>
              <h3 className="text-h4/body">{copy.license.heading}</h3>
              <p>
                <RichText>{`${copy.license.text} ${copy.license.lookup}`}</RichText>
                <SiteLink href={company.license.lookup} newTab className="underline underline-offset-4">
                  {copy.license.lookupLabel}
                </SiteLink>
                {copy.license.lookupEnd}
              </p>
            </div>
          </div>
          <ReviewLink variant="button" href={copy.reviews.findHref}>
            {copy.reviews.find}
          </ReviewLink>
          <div className="mt-7 border-y border-rule-strong py-4">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <Stars rating={Number(company.rating)} />
              <h3 className="text-h4/body">{copy.reviews.heading}</h3>
            </div>
            <p className="mt-1">
              <RichText>{copy.reviews.text}</RichText>
            </p>
            <ReviewLink variant="text" href={copy.reviews.writeHref}>
              {copy.reviews.write}
            </ReviewLink>
            {company.sampleContent ? <p className="mt-1 text-small text-ink-2">{copy.reviews.sample}</p> : null}
          </div>
        </div>
        <div className="min-w-0">
          <div className="rounded-sm border border-rule-strong bg-white p-[clamp(22px,2.8vw,40px)]">
            <h3 className="mb-5.5 text-title-large">{contactForm.heading}</h3>
            <ContactForm action={plainFormAction(contactSubject)} photoField={<PhotoField id="contact-photos" />} />
            <p className="mt-5 border-l-5 border-shutter bg-shutter-tint px-4.5 py-3.5">
              <RichText>{copy.warranty}</RichText>
            </p>
          </div>
          <ServiceArea />
        </div>
      </div>
    </Section>
  );
}
