'use client';

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
          <div className="loan-inputs">
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
        <div role="status" className="loan-answer">
          <p className={isKnown ? 'loan-payment' : 'loan-missing'}>
            <span>{headline}</span>
            {isKnown ? <small> a month</small> : null}
          </p>
          <p className="mt-3 min-h-[2.9em] max-w-[32em] text-ink-2">{detail}</p>
        </div>
      </div>
      <div className="loan-pole bg-wood-grain">
        <div className="wrap">
          <div className="loan-scale">
            <LoanScale months={months} ranges={ranges} />
            <div className="loan-slider">
              <svg aria-hidden="true" width={percent(shortest / longest)} height="1" />
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
            <div aria-hidden="true" className="loan-slide">
              <svg width={percent(values.months / longest)} height="1" />
              <span className="loan-thumb">
                <b>{values.months}</b>
                <small>months</small>
              </span>
            </div>
          </div>
        </div>
      </div>
    </>
  );
}
