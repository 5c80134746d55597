import { ServiceFields } from '@/components/mail-form/service-fields';
import { PhotoField } from '@/components/mail-form/photos/photo-field';
import { Boundary } from '@/components/ui/boundary';
import { Text } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import { Summary } from '@/components/ui/summary';
import { bookingSection as copy } from '@/content/booking/section';
import type { SignBrief } from '@/content/signs/briefs';
import { formEncoding } from '@/content/form-service';
import { formAction } from '@/content/mail';
import { bookingSubject } from '@/content/booking/mail';
import { BookingForm } from './booking-form';

export function BookingSection({ signs }: { readonly signs?: readonly SignBrief[] }) {
  return (
    <Section id="booking" labelledBy="booking-heading" space="medium">
      <div className="mb-3 grid items-end gap-x-14 gap-y-2 md:mb-4 md:grid-cols-[6fr_11fr]">
        <div className="min-w-0">
          <h2 id="booking-heading" className="text-notice">
            {copy.heading}
          </h2>
          <p className="mt-1 max-w-measure text-ink-2 max-sm:text-base/snug">{copy.intro}</p>
        </div>
        {/* From md up, browsers with `::details-content` always show the content and hide the summary. */}
        <details className="group min-w-0 border-t-2 border-ink md:details-content:[content-visibility:visible]">
          <Summary className="supports-[selector(::details-content)]:md:hidden">{copy.factsLabel}</Summary>
          <dl className="grid gap-x-8 gap-y-1.5 pb-2 text-base/snug md:grid-cols-3 md:pt-2">
            {copy.facts.map(({ question, answer }) => (
              <div key={question}>
                <dt className="font-serif font-bold md:text-large">{question}</dt>
                <Text as="dd" text={answer} />
              </div>
            ))}
          </dl>
        </details>
      </div>
      <div className="@container min-w-0 rounded-sm border border-rule-strong bg-white px-3 py-2 max-sm:-mx-2 sm:px-6 sm:py-4">
        <Boundary>
          <BookingForm
            action={formAction(bookingSubject)}
            encoding={formEncoding}
            photoField={<PhotoField id="booking-photos" />}
            serviceFields={<ServiceFields subject={bookingSubject} />}
            hint={copy.sendHint}
            signs={signs}
          />
        </Boundary>
      </div>
    </Section>
  );
}
