import { PhotoField } from '@/components/photos/photo-field';
import { RichText } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import { bookingSection as copy } from '@/content/booking/section';
import { plainFormAction } from '@/lib/mail/mailto';
import { bookingSubject } from '@/lib/mail/booking-message';
import { BookingForm } from './booking-form';

/** Explains the free visit, next to the form that requests one. */
export function BookingSection() {
  return (
    <Section id="booking" labelledBy="booking-heading" space="medium">
      <div className="grid items-start gap-x-20 gap-y-6 md:grid-cols-[5fr_8fr]">
        <div className="min-w-0">
          <h2 id="booking-heading" className="text-h2">
            {copy.heading}
          </h2>
          <p className="mt-3 max-w-measure text-lead text-ink-2">{copy.intro}</p>
          <dl className="mt-4 border-t-2 border-ink md:mt-6">
            {copy.facts.map(({ question, answer }) => (
              <div key={question} className="border-b border-rule-strong py-2 md:py-3">
                <dt className="font-serif text-large font-bold">{question}</dt>
                <dd className="max-sm:text-base/snug">
                  <RichText>{answer}</RichText>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="min-w-0 rounded-sm border border-rule-strong bg-white px-3 py-5 sm:p-[clamp(22px,2.8vw,40px)]">
          <BookingForm action={plainFormAction(bookingSubject)} photoField={<PhotoField id="booking-photos" />} />
        </div>
      </div>
    </Section>
  );
}
