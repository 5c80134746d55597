'use client';

import clsx from 'clsx';
import { useState, type ReactNode } from 'react';
import { TextField } from '@/components/ui/field';
import { loanAnswer } from '@/lib/prices/loan-answer';
import { percent } from '@/lib/ruler/scale';
import { LoanScale, type LoanRange } from './loan-scale';

interface LoanRulerProps {
  readonly heading: ReactNode;
  readonly amount: { readonly dollars: number; readonly paysFor: string };
  readonly months: readonly number[];
  readonly initialMonths: number;
  /** The terms that the page describes. */
  readonly ranges: readonly LoanRange[];
}

const hintOr = (problem: string | undefined, hint: string) => (
  <span className={problem ? 'font-bold text-door' : undefined}>{problem ?? hint}</span>
);

/** Without scripts and in print, only the heading and the scale are shown. */
export function LoanRuler({ heading, amount, months, initialMonths, ranges }: LoanRulerProps) {
  const [values, setValues] = useState({ amount: String(amount.dollars), apr: '', months: initialMonths });
  const { isKnown, headline, detail, problems } = loanAnswer(values);
  const shortest = months[0] ?? initialMonths;
  const longest = months.at(-1) ?? initialMonths;

  /** Stops at the next term in the direction of the move. */
  function slideTo(month: number) {
    const term = month > values.months ? months.find((one) => one >= month) : months.findLast((one) => one <= month);
    setValues({ ...values, months: term ?? values.months });
  }

  return (
    <>
      <div data-enters="" className="wrap grid items-end gap-x-18 gap-y-5 md:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]">
        <div>
          {heading}
          <div className="mt-[1.1rem] grid grid-cols-2 gap-x-[min(1.5rem,4vw)] print:hidden noscript:hidden [&_input]:font-bold">
            <TextField
              label="Amount in dollars"
              inputMode="decimal"
              autoComplete="off"
              value={values.amount}
              onChange={({ target }) => setValues({ ...values, amount: target.value })}
              aria-invalid={problems.amount !== undefined}
              hint={hintOr(problems.amount, amount.paysFor)}
            />
            <TextField
              label="APR in percent"
              inputMode="decimal"
              autoComplete="off"
              value={values.apr}
              onChange={({ target }) => setValues({ ...values, apr: target.value })}
              aria-invalid={problems.apr !== undefined}
              hint={hintOr(problems.apr, 'It’s on the lender’s written offer.')}
            />
          </div>
        </div>
        <div role="status" className="flex min-h-[9.6rem] flex-col justify-end print:hidden noscript:hidden">
          <p
            className={clsx(
              'font-serif leading-[1.05] font-extrabold tracking-[-0.02em]',
              isKnown
                ? 'text-[clamp(2.2rem,1.2rem+3.6vw,4.3rem)] tabular-nums'
                : 'text-[clamp(1.9rem,1.2rem+2.2vw,3.1rem)]',
            )}
          >
            <span>{headline}</span>
            {isKnown ? (
              <small className="text-[clamp(1.2rem,1rem+0.8vw,1.7rem)] tracking-normal"> a month</small>
            ) : null}
          </p>
          <p className="mt-3 min-h-[2.9em] max-w-[32em] text-ink-2">{detail}</p>
        </div>
      </div>
      <div className="mt-[1.8rem] overflow-x-clip border-t-fine border-b-fine border-ink bg-wood-grain print:break-inside-avoid print:break-after-avoid">
        <div className="wrap">
          <div className="loan-scale">
            <LoanScale months={months} ranges={ranges} />
            <div className="absolute inset-x-0 -inset-y-3 z-1 flex">
              <svg aria-hidden="true" width={percent(shortest / longest)} height="1" className="flex-none" />
              <input
                type="range"
                aria-label="Months to pay"
                aria-valuetext={`${values.months} months`}
                min={shortest}
                max={longest}
                value={values.months}
                onChange={({ target }) => slideTo(Number(target.value))}
              />
            </div>
            <div aria-hidden="true" className="absolute inset-x-0 -inset-y-3 flex">
              <svg width={percent(values.months / longest)} height="1" className="flex-none" />
              <span className="loan-thumb">
                <b className="font-serif text-[min(2.15rem,7.5vw)] font-extrabold">{values.months}</b>
                <small className="text-[min(0.9375rem,4vw)] font-semibold">months</small>
              </span>
            </div>
          </div>
        </div>
      </div>
    </>
  );
}
