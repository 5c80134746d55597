import type { ReactNode } from 'react';
import { ContactFields } from '@/components/mail-form/contact-fields';
import { SendFailure } from '@/components/mail-form/sent/send-failure';
import { Button } from '@/components/ui/button';
import { TextAreaField, TextField } from '@/components/ui/field';
import { Text } from '@/components/ui/rich-text';
import { bookingFields as names, bookingForm as copy } from '@/content/booking/form';

interface DetailsStepProps {
  /** Also disables the step: otherwise, Enter in the first step would try to submit the form. */
  readonly isHidden: boolean;
  readonly summary: ReactNode;
  readonly signPanel: ReactNode;
  readonly photos: ReactNode;
  readonly isSending: boolean;
  readonly hint: string | undefined;
  readonly failure: string;
  /** Undefined without scripts, when both steps show. */
  readonly onBack?: () => void;
}

export function DetailsStep({
  isHidden,
  summary,
  signPanel,
  photos,
  isSending,
  hint,
  failure,
  onBack,
}: DetailsStepProps) {
  return (
    <fieldset
      data-step="details"
      tabIndex={-1}
      hidden={isHidden}
      disabled={isHidden}
      className="booking-details min-w-0"
    >
      <legend className="sr-only">{`Step 2 of 2: ${copy.steps.details}`}</legend>
      {summary ? <p className="mb-5 font-bold">{summary}</p> : null}
      <div className="grid gap-3 sm:gap-5">
        {signPanel}
        <ContactFields names={names} copy={copy} />
        <TextField
          label={copy.address.label}
          name={names.address}
          placeholder={copy.address.placeholder}
          autoComplete="address-line1"
          required
        />
        <TextAreaField
          label={copy.message.label}
          name={names.message}
          placeholder={copy.message.placeholder}
          rows={4}
          optional
        />
        {photos}
      </div>
      <Text className="mt-5 text-small text-ink-2" text={hint} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-rule pt-5.5">
        {onBack ? (
          <Button variant="secondary" onClick={onBack} disabled={isSending}>
            {copy.back}
          </Button>
        ) : null}
        <Button type="submit" disabled={isSending}>
          {isSending ? copy.sending : copy.send}
        </Button>
      </div>
      {failure ? <SendFailure text={failure} /> : null}
    </fieldset>
  );
}
