import { Clock, Mail, MapPin, Phone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { PhotoField } from '@/components/photos/photo-field';
import { LogoMark } from '@/components/ui/logo-mark';
import { RichText } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { Stars } from '@/components/ui/stars';
import { Summary } from '@/components/ui/summary';
import { company } from '@/content/company';
import { contactForm } from '@/content/contact/form';
import { contactSection as copy } from '@/content/contact/section';
import { plainFormAction } from '@/lib/mail/mailto';
import { contactSubject } from '@/lib/mail/message';
import { ContactForm } from './contact-form';
import { ReviewLink } from './review-link';
import { ServiceArea } from './service-area';

const bigLink = '-my-2.5 inline-flex min-h-11 items-center font-bold underline decoration-1 underline-offset-4';

/** The line of a disclosure, as wide as the list above it. */
const row = 'w-full flex-wrap no-underline!';

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
    <div className="grid grid-cols-[2rem_minmax(0,1fr)] border-b border-rule py-1.5 md:py-3.5">
      <dt className="pt-0.5">
        <Icon aria-hidden="true" className="size-5.5" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/**
 * Every way to reach us on the left, the message form on the right. Used on / and /contact. The map comes last: on a desk
 * it stands under the ways to reach us.
 */
export function ContactSection() {
  return (
    <Section id="contact" tone="linen" labelledBy="contact-heading">
      <div className="grid gap-x-20 gap-y-3 md:grid-cols-[5fr_7fr] md:grid-rows-[auto_1fr] md:gap-y-8">
        <div className="min-w-0">
          <h2 id="contact-heading" className="text-h2">
            {copy.heading}
          </h2>
          <p className="mt-2 mb-3.5 max-w-measure text-lead text-ink-2 md:mt-4 md:mb-6">
            <RichText>{copy.intro}</RichText>
          </p>
          <dl className="border-t-2 border-ink">
            <Line icon={Phone} label={copy.labels.phone}>
              <span className="flex flex-wrap items-baseline justify-between gap-x-2">
                <a href={company.phone.href} className={`${bigLink} text-h4`}>
                  {company.phone.display}
                </a>
                <span className="text-small text-ink-2">
                  <RichText>{copy.phoneNote}</RichText>
                </span>
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
          <details className="group border-b border-rule">
            <Summary className={row}>
              <LogoMark className="w-5.5 flex-none text-shutter" />
              <h3 className="ml-0.5 min-w-0 flex-1 basis-40 font-sans text-body tracking-normal wrap-anywhere">
                {copy.license.heading}
              </h3>
            </Summary>
            <p className="pb-3">
              <RichText>{`${copy.license.text} ${copy.license.lookup}`}</RichText>
              <SiteLink href={company.license.lookup} newTab className="underline underline-offset-4">
                {copy.license.lookupLabel}
              </SiteLink>
              {copy.license.lookupEnd}
            </p>
          </details>
          <details className="group border-b border-rule">
            <Summary className={row}>
              <Stars rating={Number(company.rating)} />
              <h3 className="ml-1.5 min-w-0 flex-1 basis-40 font-sans text-body tracking-normal wrap-anywhere">
                {copy.reviews.heading}
              </h3>
            </Summary>
            <p>
              <RichText>{copy.reviews.text}</RichText>
            </p>
            <ReviewLink variant="text" href={copy.reviews.writeHref}>
              {copy.reviews.write}
            </ReviewLink>
            {company.sampleContent ? <p className="pb-3 text-small text-ink-2">{copy.reviews.sample}</p> : null}
          </details>
          <p className="mt-2">
            <ReviewLink variant="button" href={copy.reviews.findHref}>
              {copy.reviews.find}
            </ReviewLink>
          </p>
        </div>
        <div className="min-w-0 rounded-sm border border-rule-strong bg-white p-3.5 sm:p-[clamp(22px,2.8vw,40px)] md:row-span-2">
          <h3 className="mb-3 text-title-large leading-tight sm:mb-5">{contactForm.heading}</h3>
          <ContactForm action={plainFormAction(contactSubject)} photoField={<PhotoField id="contact-photos" />} />
          <p className="mt-3 border-l-5 border-shutter bg-shutter-tint px-3.5 py-2 max-sm:text-small sm:mt-5 sm:px-4.5 sm:py-3.5">
            <RichText>{copy.warranty}</RichText>
          </p>
        </div>
        <ServiceArea />
      </div>
    </Section>
  );
}
