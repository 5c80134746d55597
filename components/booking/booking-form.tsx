'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ContactFields } from '@/components/message/contact-fields';
import { KeptMessagePanel } from '@/components/message/kept-message-panel';
import { SignField } from '@/components/message/sign-field';
import { useMailForm } from '@/components/message/use-mail-form';
import { useSign } from '@/components/message/use-sign';
import { FormPhotos } from '@/components/photos/form-photos';
import { Button } from '@/components/ui/button';
import { TextAreaField, TextField } from '@/components/ui/field';
import { RichText } from '@/components/ui/rich-text';
import { bookingFields as names, bookingForm as copy, bookingServices, timeSlots } from '@/content/booking/form';
import { serviceName } from '@/content/booking/service-name';
import type { SignBrief } from '@/content/signs/briefs';
import { signField } from '@/content/signs/message';
import { parseDay, printDay, weekdayOf, type Day } from '@/lib/calendar/day';
import { availability } from '@/lib/calendar/month-grid';
import { hasBegun } from '@/lib/calendar/office-time';
import { readFields } from '@/lib/browser/draft';
import { ChoiceGroup } from './choice-group';
import { DateField } from './date-field';
import { useToday } from './use-today';

type Step = 'visit' | 'details' | 'success';

const allNames = [...Object.values(names), signField.name];
const nothingChosen = { day: null, time: '', service: '', hasBegun: false } as const;
const sunday = 0;
const slotChoices = timeSlots.map((slot) => [slot, slot] as const);
const serviceChoices = Object.entries(bookingServices);

/** What is chosen in the first step, as the form understands it. */
interface VisitValues {
  readonly day: Day | null;
  readonly time: string;
  readonly service: string;
  readonly hasBegun: boolean;
}

function readVisit(form: HTMLFormElement): VisitValues {
  const fields = readFields(form, [names.date, names.time, names.service]);
  const day = parseDay(fields[names.date]);
  const time = fields[names.time];
  return {
    day,
    time,
    service: fields[names.service],
    hasBegun: day !== null && time !== '' && hasBegun(day, time, new Date()),
  };
}

interface BookingFormProps {
  /** The `mailto:` address that the browser submits to when scripts are off. */
  readonly action: string;
  /** The control that adds photos (components/photos/photo-field.tsx). */
  readonly photoField: ReactNode;
  /** The signs of damage that a visit can be about. */
  readonly signs?: readonly SignBrief[];
  readonly navigate?: (href: string) => void;
}

/** Fetched when the visitor reaches the details step. */
const loadMailer = () => import('./booking-mailer');

/**
 * The booking form: one plain form in the HTML, which scripts split into two steps and a success view. What is chosen is
 * read from the form.
 */
export function BookingForm({ action, photoField, signs, navigate }: BookingFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  const today = useToday();
  const [requestedStep, setRequestedStep] = useState<Step>('visit');
  const [values, setValues] = useState<VisitValues>(nothingChosen);

  const isLive = today !== null;
  const { day, time, service } = values;
  // A day can close while the page is open: at midnight it may become a past day or a full one.
  const hasClosed = isLive && day !== null && availability(day, today) !== 'open';
  const openDay = hasClosed ? null : day;
  const isComplete = openDay !== null && time !== '' && service !== '';
  const visit = (on: Day, style: 'full' | 'without-year') => (
    <RichText>{`${printDay(on, style)} at ${time}, ${serviceName(service).toLowerCase()}`}</RichText>
  );
  const step: Step = requestedStep === 'details' && !isComplete ? 'visit' : requestedStep;

  const { form, formProps, isSending, forgetDraft, photos, openPhotos, kept, panelProps, preload } = useMailForm({
    id: 'booking',
    names: allNames,
    loadMailer,
    navigate,
    canSend: step === 'details',
    onInput(element) {
      setValues(readVisit(element));
      if (step === 'visit') setRequestedStep('visit');
    },
    onSent() {
      forgetDraft();
      // Browsers restore the fields of a page that the visitor returns to: what was sent must not come back as a draft.
      form.current?.reset();
      goTo('success');
    },
  });
  const { sign, guide, leaveSignOut } = useSign({ form, messageName: names.message, signs, openPhotos });
  const outcome = kept?.isWaiting ? copy.kept : copy.success;

  useEffect(() => {
    if (hasMoved.current) root.current?.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus();
    hasMoved.current = false;
  }, [step]);

  function goTo(next: Step) {
    hasMoved.current = true;
    setRequestedStep(next);
  }

  function goToDetails() {
    goTo('details');
    preload();
  }

  function startAgain() {
    form.current?.reset();
    setValues(nothingChosen);
    goTo('visit');
  }

  return (
    <div ref={root}>
      <form {...formProps} action={action} hidden={step === 'success'} data-live={isLive} className="booking-form">
        <ol className="mb-3 flex border-b-2 border-ink sm:mb-4">
          <StepName isCurrent={step === 'visit'}>{`1. ${copy.steps.visit}`}</StepName>
          <StepName isCurrent={step === 'details'}>{`2. ${copy.steps.details}`}</StepName>
        </ol>

        <fieldset data-step="visit" tabIndex={-1} hidden={isLive && step !== 'visit'} className="min-w-0">
          <legend className="sr-only">{`Step 1 of 2: ${copy.steps.visit}`}</legend>
          <div className="grid gap-x-7 gap-y-2.5 sm:grid-cols-2 sm:gap-y-4 xl:grid-cols-[19rem_13fr_9fr_6fr]">
            <DateField name={names.date} today={today} chosen={openDay}>
              <p className="mt-2 text-small text-ink-2">{copy.date.hint}</p>
              <p role="status" className="mt-2 border-l-5 border-copper bg-linen px-3.5 py-2.5 empty:hidden">
                {hasClosed ? `${printDay(day, 'full')} ${copy.date.closed}` : null}
                {openDay && weekdayOf(openDay) === sunday ? copy.date.sunday : null}
              </p>
            </DateField>
            <ChoiceGroup label={copy.time.label} name={names.time} choices={slotChoices} columns="times">
              <p role="status" className="mt-2 border-l-5 border-copper bg-linen px-3.5 py-2.5 empty:hidden">
                {openDay && values.hasBegun ? copy.time.begun : null}
              </p>
            </ChoiceGroup>
            <div className="sm:max-xl:col-span-2">
              <ChoiceGroup label={copy.service.label} name={names.service} choices={serviceChoices} columns="services">
                <p className="mt-2 text-small text-ink-2">{copy.service.hint}</p>
              </ChoiceGroup>
            </div>
            <div className="booking-continue">
              <p aria-live="polite" className="font-bold">
                {isComplete ? visit(openDay, 'without-year') : missing(openDay, time, service)}
              </p>
              <Button disabled={!isComplete} onClick={goToDetails}>
                {copy.next}
              </Button>
            </div>
          </div>
        </fieldset>

        <fieldset
          data-step="details"
          tabIndex={-1}
          hidden={isLive && step !== 'details'}
          disabled={isLive && step !== 'details'}
          className="booking-details min-w-0"
        >
          <legend className="sr-only">{`Step 2 of 2: ${copy.steps.details}`}</legend>
          {step === 'details' && isComplete ? <p className="mb-5 font-bold">{visit(openDay, 'without-year')}</p> : null}
          <div className="grid gap-3 sm:gap-5">
            {sign && guide ? <guide.SignPanel sign={sign} takesFocus={false} onLeaveOut={leaveSignOut} /> : null}
            {signs ? <SignField /> : null}
            <ContactFields names={names} copy={copy} isPhoneOptional={false} />
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
            <div>
              <FormPhotos {...{ sign, guide, photoField, photos }} />
            </div>
            {guide && photos ? (
              <guide.MailPreview form={form} messageName={names.message} album={photos.album} />
            ) : null}
          </div>
          <p className="mt-5 text-small text-ink-2">
            <RichText>{copy.hint}</RichText>
          </p>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-rule pt-5.5">
            {isLive ? (
              <Button variant="secondary" onClick={() => goTo('visit')} disabled={isSending}>
                {copy.back}
              </Button>
            ) : null}
            <Button type="submit" disabled={isSending}>
              {isSending ? copy.sending : copy.send}
            </Button>
          </div>
        </fieldset>
      </form>

      {step === 'success' ? (
        <div data-step="success" tabIndex={-1} role="group" aria-labelledby="booking-success">
          <h3 id="booking-success" className="text-h3">
            {outcome.heading}
          </h3>
          <p className="mt-3">{outcome.text}</p>
          {day ? <p className="mt-3 font-bold">{visit(day, 'full')}</p> : null}
          <Button variant="secondary" onClick={startAgain} className="mt-6">
            {copy.success.another}
          </Button>
        </div>
      ) : null}

      {panelProps ? <KeptMessagePanel {...panelProps} /> : null}
    </div>
  );
}

function StepName({ isCurrent, children }: { readonly isCurrent: boolean; readonly children: string }) {
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className="py-2 pr-3 font-semibold text-ink-2 not-first:pl-3 max-sm:text-base sm:pr-5.5 sm:not-first:pl-5.5 current:text-ink current:shadow-foot"
    >
      {children}
    </li>
  );
}

/** A sentence that names what is still missing while Continue is disabled. */
function missing(day: Day | null, time: string, service: string): string {
  const parts = [day ? '' : 'a date', time ? '' : 'a time', service ? '' : 'a service'].filter(Boolean);
  // Written by hand because loading the data of `Intl.ListFormat` takes a slow phone 60 ms during hydration.
  const listed = parts.length < 3 ? parts.join(' and ') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`;
  return `Still to choose: ${listed}.`;
}
