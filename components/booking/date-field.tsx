'use client';

import { useEffect, useId, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { bookingFields, bookingForm } from '@/content/booking/form';
import { printDay, type Day } from '@/lib/calendar/day';
import { lastDay } from '@/lib/calendar/availability';
import type { CalendarProps } from './calendar';

const copy = bookingForm.date;

interface DateFieldProps {
  /** Null until scripts run. */
  readonly today: Day | null;
  readonly chosen: Day | null;
  /** After the calendar has changed the field, because browsers send no event then. */
  readonly onPick: () => void;
  readonly children: ReactNode;
}

/**
 * The native field always holds the value. Scripts hide it and show a button that opens our calendar, but not while the
 * visitor is in the field.
 */
export function DateField({ today, chosen, onPick, children }: DateFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isInUse, setIsInUse] = useState(false);
  const hasCalendar = today !== null && !hasFailed && !isInUse;

  useLayoutEffect(() => setIsInUse(document.activeElement === input.current), []);

  useEffect(() => {
    if (hasFailed && isOpen) input.current?.focus();
  }, [hasFailed, isOpen]);

  function fetchCalendar() {
    if (Calendar) return;
    import('./calendar').then(
      (module) => setCalendar(() => module.Calendar),
      () => setHasFailed(true),
    );
  }

  function close() {
    setIsOpen(false);
    toggle.current?.focus();
  }

  function pick(day: Day) {
    if (!input.current) return;
    input.current.value = day;
    onPick();
    close();
  }

  return (
    <div className="max-md:has-aria-expanded:col-span-full">
      <label id={`${id}-label`} htmlFor={hasCalendar ? `${id}-toggle` : id} className="mb-1.5 block font-bold">
        {copy.label}
      </label>
      <input
        ref={input}
        id={id}
        type="date"
        name={bookingFields.date}
        min={today ?? undefined}
        max={today ? lastDay(today) : undefined}
        onBlur={() => setIsInUse(false)}
        required
        hidden={hasCalendar}
        className="min-h-13.5 w-full rounded-sm border-fine border-rule-strong bg-white px-3.5 py-3 text-body hover:border-ink"
      />
      {hasCalendar ? (
        <button
          ref={toggle}
          id={`${id}-toggle`}
          type="button"
          aria-labelledby={`${id}-label ${id}-value`}
          aria-expanded={isOpen}
          aria-controls={`${id}-calendar`}
          onPointerEnter={fetchCalendar}
          onFocus={fetchCalendar}
          onClick={() => {
            fetchCalendar();
            setIsOpen(!isOpen);
          }}
          className="flex min-h-13.5 w-full items-center justify-between gap-3 rounded-sm border-fine border-rule-strong bg-white px-3.5 py-3 text-left hover:border-ink"
        >
          <span id={`${id}-value`} className={chosen ? 'font-semibold' : 'text-placeholder'}>
            {chosen ? printDay(chosen, 'full') : copy.choose}
          </span>
          <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5.5 flex-none fill-none stroke-current stroke-2">
            <path d="M8 2v4M16 2v4M3 10h18M4 4h16v17H4z" />
          </svg>
        </button>
      ) : null}
      <div id={`${id}-calendar`}>
        {hasCalendar && isOpen && Calendar ? (
          <div className="mt-2">
            <Calendar today={today} chosen={chosen} onPick={pick} onClose={close} />
          </div>
        ) : null}
      </div>
      {children}
    </div>
  );
}
