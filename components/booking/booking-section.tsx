import { PhotoField } from '@/components/photos/photo-field';
import { RichText } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import { bookingSection as copy } from '@/content/booking/section';
import type { SignBrief } from '@/content/signs/briefs';
import { formAction } from '@/content/mail';
import { bookingSubject } from '@/content/booking/mail';
import { BookingForm } from './booking-form';

interface BookingSectionProps {
  /** The signs of damage that a visit can be about. */
  readonly signs?: readonly SignBrief[];
}

/** The free visit: what it takes and costs, above the form that requests one, as one counter across the page. */
export function BookingSection({ signs }: BookingSectionProps) {
  return (
    <Section id="booking" labelledBy="booking-heading" space="medium">
      <div className="mb-4 grid items-end gap-x-14 gap-y-3 md:mb-6 md:grid-cols-[5fr_8fr]">
        <div className="min-w-0">
          <h2 id="booking-heading" className="text-notice">
            {copy.heading}
          </h2>
          <p className="mt-1 max-w-measure text-ink-2">{copy.intro}</p>
        </div>
        <dl className="grid min-w-0 gap-x-8 gap-y-1.5 border-t-2 border-ink pt-2 md:grid-cols-3">
          {copy.facts.map(({ question, answer }) => (
            <div key={question} className="max-md:text-small">
              <dt className="font-serif font-bold max-md:inline md:text-large">{question}</dt>{' '}
              <dd className="max-md:inline md:text-base/snug">
                <RichText>{answer}</RichText>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="min-w-0 rounded-sm border border-rule-strong bg-white px-3 py-2 max-sm:-mx-2 sm:p-[clamp(18px,2vw,28px)]">
        <BookingForm
          action={formAction(bookingSubject)}
          photoField={<PhotoField id="booking-photos" />}
          signs={signs}
        />
      </div>
    </Section>
  );
}
