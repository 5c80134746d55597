import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { bookingChoices, bookingFields as names, bookingForm as copy, timeSlots } from '@/content/booking/form';
import { company } from '@/content/company';
import { printDay, type Day } from '@/lib/calendar/day';
import type { Availability } from '@/lib/calendar/availability';
import { isClosedOn } from '@/lib/calendar/working-days';
import { ChoiceGroup } from './choice-group';
import { DateField } from './date-field';
import { printMissingChoices, type VisitValues } from './visit-values';

const slotChoices = timeSlots.map((slot) => [slot, slot] as const);

interface VisitStepProps {
  readonly isHidden: boolean;
  readonly today: Day | null;
  readonly values: VisitValues;
  readonly openDay: Day | null;
  /** Of the chosen day. */
  readonly dayState: Availability;
  readonly summary: ReactNode;
  readonly onPickDay: () => void;
  readonly onContinue: () => void;
}

export function VisitStep({
  isHidden,
  today,
  values,
  openDay,
  dayState,
  summary,
  onPickDay,
  onContinue,
}: VisitStepProps) {
  const unavailable = dayState === 'too far' ? 'tooFar' : dayState === 'closed' ? 'closed' : 'unavailable';
  const begun = openDay ? values.begun : [];
  return (
    <fieldset data-step="visit" tabIndex={-1} hidden={isHidden} className="min-w-0">
      <legend className="sr-only">{`Step 1 of 2: ${copy.steps.visit}`}</legend>
      {/* Two columns only where rows of four time slots fit beside the date. */}
      <div className="grid gap-x-7 gap-y-2.5 sm:gap-y-4 xl:grid-cols-[19rem_13fr_9fr_6fr] @slots:max-xl:grid-cols-[2fr_3fr]">
        <DateField today={today} chosen={openDay} onPick={onPickDay}>
          <p className="mt-2 text-small text-ink-2">{copy.date.hint}</p>
          <p role="status" className="mt-2 border-l-5 border-copper bg-linen px-3.5 py-2.5 empty:hidden">
            {values.day && !openDay ? <span>{`${printDay(values.day, 'full')} ${copy.date[unavailable]}`}</span> : null}
            {openDay && isClosedOn(company.hours.closedDays, openDay) ? <span>{copy.date.closedWeekday}</span> : null}
          </p>
        </DateField>
        <ChoiceGroup label={copy.time.label} name={names.time} choices={slotChoices} passed={begun} layout="times">
          <p role="status" className="mt-2 border-l-5 border-copper bg-linen px-3.5 py-2.5 empty:hidden">
            {begun.includes(values.time) ? copy.time.begun : null}
          </p>
        </ChoiceGroup>
        <div className="max-xl:col-span-full">
          <ChoiceGroup label={copy.service.label} name={names.service} choices={bookingChoices} layout="services">
            <p className="mt-2 text-small text-ink-2">{copy.service.hint}</p>
          </ChoiceGroup>
        </div>
        <div
          className={clsx(
            'booking-continue flex-wrap gap-x-5 gap-y-3 max-xl:col-span-full max-xl:items-center max-xl:justify-between',
            'xl:flex-col xl:pt-8 xl:text-base/snug',
          )}
        >
          <p aria-live="polite" className="font-bold">
            {summary ?? printMissingChoices(openDay, begun.includes(values.time) ? '' : values.time, values.service)}
          </p>
          <Button disabled={summary === null} onClick={onContinue} className="max-sm:w-full">
            {copy.next}
          </Button>
        </div>
      </div>
    </fieldset>
  );
}
