'use client';

import clsx from 'clsx';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { bookingCalendar as copy } from '@/content/booking/calendar';
import { timeSlots } from '@/content/booking/form';
import { daysOff } from '@/content/booking/week';
import { company } from '@/content/company';
import { availability, lastDay } from '@/lib/calendar/availability';
import { addMonths, printDay, type Day } from '@/lib/calendar/day';
import { dayAfterKey, firstOffered, monthName, monthOf, weeksOf, withinBooking } from '@/lib/calendar/month-grid';
import { begunSlots } from '@/lib/calendar/office-time';
import { isClosedOn } from '@/lib/calendar/working-days';
import { isOver } from './visit-values';

const { closedDays } = company.hours;

export interface CalendarProps {
  readonly today: Day;
  readonly chosen: Day | null;
  readonly onPick: (day: Day) => void;
  readonly onClose: () => void;
}

interface MonthButtonProps {
  readonly label: string;
  /** The path of a Lucide chevron. Importing Lucide's component would make the script larger. */
  readonly path: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function MonthButton({ label, path, ...rest }: MonthButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className="grid size-12 place-items-center rounded-sm hover:bg-linen disabled:text-disabled disabled:hover:bg-transparent"
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5.5 fill-none stroke-current stroke-2">
        <path d={path} />
      </svg>
    </button>
  );
}

/** Full and closed days can be focused, so that screen readers announce them, but not picked. */
export function Calendar({ today, chosen, onPick, onClose }: CalendarProps) {
  const headingId = useId();
  const helpId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [isTodayOver] = useState(() => isOver(begunSlots(today, timeSlots, new Date())));
  const [focusedDay, setFocusedDay] = useState<Day>(
    () => chosen ?? firstOffered(daysOff, today, isTodayOver, closedDays),
  );
  const [shouldFocus, setShouldFocus] = useState(true);

  // Midnight may pass while the calendar is open.
  const current = withinBooking(focusedDay, today);
  const month = monthOf(current);

  useEffect(() => {
    if (shouldFocus) grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  }, [current, shouldFocus]);

  function goTo(day: Day, shouldFocusDay: boolean) {
    setFocusedDay(day);
    setShouldFocus(shouldFocusDay);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
      return;
    }
    if (
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      !(event.target instanceof HTMLElement) ||
      !event.target.dataset.day
    )
      return;
    const next = dayAfterKey(event.key, event.shiftKey, current, today);
    if (next === null) return;
    event.preventDefault();
    goTo(next, true);
  }

  return (
    <div>
      <div className="mb-1 flex items-center justify-between">
        <MonthButton
          label={copy.previous}
          path="m15 18-6-6 6-6"
          disabled={month === monthOf(today)}
          onClick={() => goTo(addMonths(current, -1), false)}
          onKeyDown={handleKeyDown}
        />
        <h3 id={headingId} aria-live="polite" className="text-h4">
          {monthName(month)}
        </h3>
        <MonthButton
          label={copy.next}
          path="m9 18 6-6-6-6"
          disabled={month === monthOf(lastDay(today))}
          onClick={() => goTo(addMonths(current, 1), false)}
          onKeyDown={handleKeyDown}
        />
      </div>
      <p id={helpId} className="sr-only">
        {copy.help}
      </p>
      <div ref={grid} role="grid" aria-labelledby={headingId} aria-describedby={helpId}>
        <div role="row" className="grid grid-cols-7">
          {copy.weekdays.map(({ short, name }) => (
            <div key={name} role="columnheader" aria-label={name} className="py-2 text-center text-small font-semibold">
              {short}
            </div>
          ))}
        </div>
        {/* Late in a month, rows of days that have passed would be most of it. */}
        {weeksOf(month)
          .filter((week) => week.some((day) => day !== null && day >= today))
          .map((week) => (
            <div key={week.find((day) => day !== null)} role="row" className="grid grid-cols-7">
              {week.map((day, weekday) => (
                <div key={weekday} role="gridcell" className="p-px sm:p-0.5">
                  {day ? (
                    <DayButton
                      {...{ day, today, isTodayOver, chosen, onPick }}
                      isCurrent={day === current}
                      onKeyDown={handleKeyDown}
                    />
                  ) : null}
                </div>
              ))}
            </div>
          ))}
      </div>
    </div>
  );
}

interface DayButtonProps extends Pick<CalendarProps, 'today' | 'chosen' | 'onPick'> {
  readonly day: Day;
  readonly isTodayOver: boolean;
  readonly isCurrent: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function DayButton({ day, today, isTodayOver, chosen, onPick, isCurrent, onKeyDown }: DayButtonProps) {
  const state = availability(daysOff, day, today, isTodayOver);
  const isClosed = state === 'closed' || (state === 'open' && isClosedOn(closedDays, day));
  const name = [
    printDay(day, 'full'),
    day === today ? copy.today : '',
    state === 'full' ? copy.full : '',
    isClosed ? copy.closed : '',
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={name}
      aria-pressed={day === chosen}
      aria-current={day === today ? 'date' : undefined}
      disabled={state === 'past' || state === 'too far'}
      aria-disabled={state === 'full' || state === 'closed' ? true : undefined}
      onClick={() => {
        if (state === 'open') onPick(day);
      }}
      onKeyDown={onKeyDown}
      className={clsx(
        'h-12 w-full rounded-sm text-body font-semibold',
        state === 'open'
          ? 'hover:bg-linen aria-pressed:bg-shutter aria-pressed:text-white'
          : 'cursor-not-allowed font-normal text-blocked line-through',
        day === today && 'border-b-4 border-copper',
      )}
    >
      <span className="block">{Number(day.slice(-2))}</span>
      {isClosed ? <span className="block text-[0.75rem]/3 font-normal">{copy.closed}</span> : null}
    </button>
  );
}
