import type { ReactNode } from 'react';
import { ServiceFields } from '@/components/mail-form/service-fields';
import { PhotoField } from '@/components/mail-form/photos/photo-field';
import { TextUs } from '@/components/sections/parts/text-us';
import { Boundary } from '@/components/ui/boundary';
import { EmailAddress } from '@/components/ui/email-address';
import { LineIcon } from '@/components/ui/line-icon';
import { PhoneIcon } from '@/components/ui/phone-icon';
import { RichText, Text } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { Stars } from '@/components/ui/stars';
import { company } from '@/content/company';
import { contactForm } from '@/content/contact/form';
import { contactSection as copy } from '@/content/contact/section';
import type { SignBrief } from '@/content/signs/briefs';
import { formEncoding } from '@/content/form-service';
import { formAction } from '@/content/mail';
import { contactSubject } from '@/content/contact/mail';
import { ContactForm } from './contact-form';
import { ReviewLink } from './review-link';
import { ServiceArea } from './service-area';

const bigLink = '-my-[10px] inline-flex min-h-11 items-center font-bold underline decoration-1 underline-offset-4';

const iconSize = 'size-5.5';
const envelope = 'm22 7-9 5.7a2 2 0 0 1-2 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z';
const pin =
  'M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0 3 3 0 1 0-6 0';
const clock = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 6v6l4 2';

function Line({
  icon,
  label,
  children,
}: {
  readonly icon: ReactNode;
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[2rem_minmax(0,1fr)] border-b border-rule py-1.5 leading-snug md:py-2">
      <dt className="pt-0.5">
        {icon}
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

interface ContactSectionProps {
  /** False below a hero, which has its own introduction. */
  readonly hasIntro?: boolean;
  readonly signs?: readonly SignBrief[];
}

export function ContactSection({ hasIntro = true, signs }: ContactSectionProps) {
  return (
    <Section id="contact" tone="linen" labelledBy="contact-heading" space="medium">
      <div className="group/contact grid gap-x-16 gap-y-3 md:grid-cols-[5fr_7fr] md:grid-rows-[auto_1fr] md:gap-y-5">
        <div className="min-w-0 max-md:group-has-data-about-sign/contact:mt-6">
          <h2 id="contact-heading" className="text-h2">
            {copy.heading}
          </h2>
          {hasIntro ? (
            <Text
              className="mt-1 max-w-measure text-ink-2 max-sm:text-base/snug md:mt-1.5 md:text-lead"
              text={copy.intro}
            />
          ) : null}
          <dl className="mt-2.5 border-t-2 border-ink md:mt-3">
            <Line icon={<PhoneIcon className={iconSize} />} label={copy.labels.phone}>
              <span className="flex flex-wrap items-baseline justify-between gap-x-2">
                <a href={company.phone.href} className={`${bigLink} text-h4`}>
                  {company.phone.display}
                </a>
                <TextUs />
                <Text as="span" className="text-small text-ink-2" text={copy.phoneNote} />
              </span>
            </Line>
            <Line icon={<LineIcon className={iconSize} d={envelope} />} label={copy.labels.email}>
              <a href={company.email.href} className={`${bigLink} text-[min(1em,7.6vw)]`}>
                <EmailAddress address={company.email.address} />
              </a>
            </Line>
            <Line icon={<LineIcon className={iconSize} d={pin} />} label={copy.labels.office}>
              <span translate="no">{company.address.line}</span>
            </Line>
            <Line icon={<LineIcon className={iconSize} d={clock} />} label={copy.labels.hours}>
              <Text as="span" className="block" text={company.hours.open} />
              <RichText>{company.hours.closed}</RichText>
            </Line>
          </dl>
        </div>
        {/* On phones, the form comes first if it's about a sign. */}
        <div className="min-w-0 max-md:group-has-data-about-sign/contact:-order-1 md:col-start-2 md:row-span-2 md:row-start-1">
          <div className="min-w-0 rounded-sm border border-rule-strong bg-white p-3.5 sm:p-[clamp(18px,1.7vw,26px)]">
            <h3 className="mb-2 text-h3 leading-tight sm:mb-3.5">{contactForm.heading}</h3>
            <Boundary>
              <ContactForm
                action={formAction(contactSubject)}
                encoding={formEncoding}
                photoField={<PhotoField id="contact-photos" />}
                serviceFields={<ServiceFields subject={contactSubject} />}
                hint={copy.sendHint}
                signs={signs}
              />
            </Boundary>
          </div>
          <div className="mt-3 grid gap-3 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] xl:gap-4">
            <Text
              className="border-l-5 border-shutter bg-shutter-tint px-3.5 py-2 max-sm:text-small/snug sm:px-4.5 sm:py-3.5 sm:text-base/snug"
              text={copy.warranty}
            />
            <ServiceArea />
          </div>
        </div>
        {/* Stays visible beside a long form. On phones, it follows the form. */}
        <div className="grid min-w-0 gap-3 self-start md:sticky md:top-[calc(var(--header-scrolled)+24px)] md:col-start-1 md:row-start-2">
          <div className="on-dark bg-shutter p-1.5 text-cream">
            <div className="min-w-0 border-fine border-cream px-3.5 py-2 leading-snug">
              <h3 className="text-large leading-tight wrap-anywhere max-sm:text-[min(1rem,8vw)]/tight">
                {copy.license.heading}
              </h3>
              <p className="flex flex-wrap items-center gap-x-3 text-small/snug">
                <b
                  translate="no"
                  className="min-w-0 font-serif text-h3 leading-tight font-extrabold tracking-plate wrap-anywhere"
                >
                  {copy.license.number}
                </b>
                <Text as="span" className="flex-[1_1_9rem]" text={copy.license.text} />
              </p>
              <p className="mt-1 text-small/snug text-cream-2">
                <RichText>{copy.license.beforeLookup}</RichText>
                <SiteLink href={company.license.lookup} newTab className="underline underline-offset-4">
                  {copy.license.lookup}
                </SiteLink>
                {copy.license.afterLookup}
              </p>
            </div>
          </div>
          <p>
            <ReviewLink variant="button" href={copy.reviews.findHref}>
              {copy.reviews.find}
            </ReviewLink>
          </p>
          <div className="border-t-2 border-ink pt-2">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <h3 className="flex flex-wrap items-center gap-x-2.5 text-h4 wrap-anywhere">
                {company.rating ? <Stars rating={Number(company.rating)} /> : null}
                {copy.reviews.heading}
              </h3>
              <ReviewLink variant="text" href={copy.reviews.writeHref}>
                {copy.reviews.write}
              </ReviewLink>
            </div>
            <Text className="max-sm:text-small/snug" text={copy.reviews.text} />
          </div>
        </div>
      </div>
    </Section>
  );
}
