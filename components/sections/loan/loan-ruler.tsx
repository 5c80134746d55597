'use client';

import { useState, type ReactNode } from 'react';
import { TextField } from '@/components/ui/field';
import { loanAnswer } from '@/lib/prices/loan-answer';
import { percent } from '@/lib/ruler/scale';

interface LoanRulerProps {
  readonly heading: ReactNode;
  readonly amount: { readonly dollars: number; readonly paysFor: string };
  readonly months: readonly number[];
  readonly start: number;
}

/** Without scripts, a table takes its place. */
export function LoanRuler({ heading, amount, months, start }: LoanRulerProps) {
  const [values, setValues] = useState({ amount: String(amount.dollars), apr: '', months: start });
  const { isKnown, headline, detail } = loanAnswer(values);
  const longest = months.at(-1) ?? start;
  return (
    <>
      <div className="wrap grid items-end gap-x-18 gap-y-5 md:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]">
        <div>
          {heading}
          <div className="loan-inputs">
            <TextField
              label="Amount in dollars"
              inputMode="decimal"
              autoComplete="off"
              value={values.amount}
              onChange={({ target }) => setValues({ ...values, amount: target.value })}
              hint={amount.paysFor}
            />
            <TextField
              label="APR in percent"
              inputMode="decimal"
              autoComplete="off"
              value={values.apr}
              onChange={({ target }) => setValues({ ...values, apr: target.value })}
              hint="It’s on the lender’s written offer."
            />
          </div>
        </div>
        <div role="status" className="loan-answer">
          <p className={isKnown ? 'loan-payment' : 'loan-missing'}>
            {headline}
            {isKnown ? <small> a month</small> : null}
          </p>
          <p className="mt-3 min-h-[2.9em] max-w-[32em] text-ink-2">{detail}</p>
        </div>
      </div>
      <div className="loan-pole">
        <div className="wrap">
          <div className="loan-scale">
            <div aria-hidden="true" className="loan-marks">
              {[0, ...months].map((month) => (
                // On phones only every second year and the last, so that they keep apart.
                <span key={month} data-minor={month % 24 === 0 || month === longest ? undefined : ''}>
                  {month}
                </span>
              ))}
            </div>
            <input
              type="range"
              aria-label="Months to pay"
              aria-valuetext={`${values.months} months`}
              min={months[0]}
              max={longest}
              step={12}
              value={values.months}
              onChange={({ target }) => setValues({ ...values, months: Number(target.value) })}
            />
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
