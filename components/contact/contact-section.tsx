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
import type { SignBrief } from '@/content/signs/briefs';
import { formAction } from '@/content/mail';
import { contactSubject } from '@/content/contact/mail';
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
    <div className="grid grid-cols-[2rem_minmax(0,1fr)] border-b border-rule py-1.5 md:py-2.5">
      <dt className="pt-0.5">
        <Icon aria-hidden="true" className="size-5.5" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

interface ContactSectionProps {
  /** The signs of damage that a message can be about. */
  readonly signs?: readonly SignBrief[];
}

/**
 * Used on / and /contact. On the left: every way to reach us, the license and the reviews. On the right: the message form
 * with its warranty notice, and the map.
 */
export function ContactSection({ signs }: ContactSectionProps) {
  return (
    <Section id="contact" tone="linen" labelledBy="contact-heading">
      <div className="grid gap-x-20 gap-y-3 md:grid-cols-[5fr_7fr] md:grid-rows-[auto_1fr] md:gap-y-8">
        <div className="min-w-0">
          <h2 id="contact-heading" className="text-h2">
            {copy.heading}
          </h2>
          <p className="mt-1.5 mb-3 max-w-measure text-ink-2 md:mt-3 md:mb-4 md:text-lead">
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
        </div>
        <div className="min-w-0 md:col-start-2 md:row-span-2 md:row-start-1">
          <div className="min-w-0 rounded-sm border border-rule-strong bg-white p-3.5 sm:p-[clamp(20px,2.2vw,32px)]">
            <h3 className="mb-3 text-title-large leading-tight sm:mb-5">{contactForm.heading}</h3>
            <ContactForm
              action={formAction(contactSubject)}
              photoField={<PhotoField id="contact-photos" />}
              signs={signs}
            />
          </div>
          <div className="mt-3 grid gap-3 sm:mt-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] xl:gap-4">
            <p className="border-l-5 border-shutter bg-shutter-tint px-3.5 py-2 max-sm:text-small sm:px-4.5 sm:py-3.5">
              <RichText>{copy.warranty}</RichText>
            </p>
            <ServiceArea />
          </div>
        </div>
        {/* On a desk under the ways to reach us; on phones after the form. */}
        <div className="grid min-w-0 content-start gap-4 md:col-start-1 md:row-start-2">
          <div className="flex gap-3.5 border-2 border-ink bg-white p-3.5 md:p-5">
            <LogoMark className="mt-1 w-8 flex-none self-start text-shutter max-sm:hidden" />
            <div className="min-w-0">
              <h3 className="text-h4 wrap-anywhere">{copy.license.heading}</h3>
              <p className="mt-1 max-sm:text-small">
                <RichText>{`${copy.license.text} ${copy.license.lookup}`}</RichText>
                <SiteLink href={company.license.lookup} newTab className="underline underline-offset-4">
                  {copy.license.lookupLabel}
                </SiteLink>
                {copy.license.lookupEnd}
              </p>
            </div>
          </div>
          <p>
            <ReviewLink variant="button" href={copy.reviews.findHref}>
              {copy.reviews.find}
            </ReviewLink>
          </p>
          <div className="border-t-2 border-ink pt-3">
            <Stars rating={Number(company.rating)} />
            <h3 className="mt-1 text-h4 wrap-anywhere">{copy.reviews.heading}</h3>
            <p className="mt-1">
              <RichText>{copy.reviews.text}</RichText>
            </p>
            <ReviewLink variant="text" href={copy.reviews.writeHref}>
              {copy.reviews.write}
            </ReviewLink>
            {company.sampleContent ? <p className="text-small text-ink-2">{copy.reviews.sample}</p> : null}
          </div>
        </div>
      </div>
    </Section>
  );
}
