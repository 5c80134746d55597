'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormPhotos } from '@/components/mail-form/form-photos';
import { StoredMessagePanel } from '@/components/mail-form/sent/stored-message-panel';
import { SignField } from '@/components/mail-form/sign/sign-field';
import { useMailForm } from '@/components/mail-form/use-mail-form';
import { Text } from '@/components/ui/rich-text';
import { bookingFields as names, bookingForm as copy } from '@/content/booking/form';
import { serviceName } from '@/content/booking/service-name';
import { daysOff } from '@/content/booking/week';
import type { SignBrief } from '@/content/signs/briefs';
import { printDay, type Day } from '@/lib/calendar/day';
import { availability } from '@/lib/calendar/availability';
import type { StoredMessage } from '@/lib/mail/stored-message';
import { BookingSuccess } from './booking-success';
import { DetailsStep } from './details-step';
import { StepNames } from './step-names';
import { useToday } from './use-today';
import { VisitStep } from './visit-step';
import { isOver, nothingChosen, readVisit } from './visit-values';

type Step = 'visit' | 'details' | 'success';

interface BookingFormProps {
  readonly action: string;
  readonly encoding?: string;
  readonly photoField: ReactNode;
  readonly serviceFields?: ReactNode;
  readonly hint?: string;
  readonly signs?: readonly SignBrief[];
}

const loadMailer = () => import('./booking-mailer');

const minuteMs = 60_000;

/** Focus alone scrolls a step that is taller than the screen to anywhere, which hides its start under the header. */
function showStart(step: HTMLElement | null | undefined) {
  if (!step) return;
  step.focus({ preventScroll: true });
  const { top } = step.getBoundingClientRect();
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (top < header || top > window.innerHeight / 2) step.scrollIntoView();
}

/** Without scripts, both steps are one form. The fields are uncontrolled; `values` mirrors those of the first step. */
export function BookingForm({
  action,
  encoding = 'text/plain',
  photoField,
  serviceFields,
  hint,
  signs,
}: BookingFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  const today = useToday();
  const [requestedStep, setRequestedStep] = useState<Step>('visit');
  const [values, setValues] = useState(nothingChosen);
  const [delivered, setDelivered] = useState<StoredMessage['delivered']>();

  const isInteractive = today !== null;
  const { day, service, begun } = values;
  // The chosen day may become past or full at midnight, and its last time may pass.
  const dayState = isInteractive && day !== null ? availability(daysOff, day, today, isOver(begun)) : 'open';
  const openDay = dayState === 'open' ? day : null;
  const time = begun.includes(values.time) ? '' : values.time;
  const isComplete = openDay !== null && time !== '' && service !== '';
  const printVisit = (on: Day, style: 'full' | 'without-year') => (
    <Text as="span" text={`${printDay(on, style)} at ${time}, ${serviceName(service).toLowerCase()}`} />
  );
  const summary = isComplete ? printVisit(openDay, 'without-year') : null;
  const step: Step = requestedStep === 'details' && !isComplete ? 'visit' : requestedStep;

  const { form, formProps, isSending, failure, forgetDraft, clear, photos, about, panelProps } = useMailForm({
    id: 'booking',
    names: Object.values(names),
    messageName: names.message,
    signs,
    loadMailer,
    canSend: step === 'details',
    onChange(element) {
      setValues(readVisit(element));
      // If the chosen day becomes unavailable during step 2, step 1 shows while `details` is still requested. Choosing
      // another day must not jump ahead to step 2.
      if (step === 'visit') setRequestedStep('visit');
    },
    onSent(message) {
      setDelivered(message.delivered);
      forgetDraft();
      clear();
      goTo('success');
    },
  });

  useEffect(() => {
    if (hasMoved.current) showStart(root.current?.querySelector<HTMLElement>(`[data-step="${step}"]`));
    hasMoved.current = false;
  }, [step]);

  // A time may pass while the page is open.
  useEffect(() => {
    if (day === null) return;
    const timer = setInterval(() => {
      if (form.current) setValues(readVisit(form.current));
    }, minuteMs);
    return () => clearInterval(timer);
  }, [day, form]);

  function goTo(next: Step) {
    hasMoved.current = true;
    setRequestedStep(next);
  }

  function startAgain() {
    clear();
    setValues(nothingChosen);
    goTo('visit');
  }

  return (
    <div ref={root}>
      <form
        {...formProps}
        action={action}
        encType={encoding}
        hidden={step === 'success'}
        data-interactive={isInteractive}
        className="booking-form"
      >
        {serviceFields}
        <StepNames current={step} />
        <VisitStep
          isHidden={isInteractive && step !== 'visit'}
          today={today}
          values={values}
          openDay={openDay}
          dayState={dayState}
          summary={summary}
          onPickDay={formProps.onInput}
          onContinue={() => goTo('details')}
        />
        <DetailsStep
          isHidden={isInteractive && step !== 'details'}
          summary={step === 'details' ? summary : null}
          signPanel={
            <>
              {about ? <about.SignPanel sign={about.sign} takesFocus={false} onRemove={about.remove} /> : null}
              {signs ? <SignField /> : null}
            </>
          }
          photos={
            <>
              <div>
                <FormPhotos {...{ about, photoField, photos }} />
              </div>
              {about ? <about.MailPreview sign={about.sign} text={about.text} album={about.album} /> : null}
            </>
          }
          isSending={isSending}
          hint={hint}
          failure={failure}
          onBack={isInteractive ? () => goTo('visit') : undefined}
        />
      </form>

      {step === 'success' ? (
        <BookingSuccess
          texts={delivered ?? (panelProps?.message.isWaiting ? copy.waiting : copy.success)}
          summary={day ? printVisit(day, 'full') : null}
          onBookAnother={startAgain}
        />
      ) : null}

      {panelProps ? <StoredMessagePanel {...panelProps} /> : null}
    </div>
  );
}
