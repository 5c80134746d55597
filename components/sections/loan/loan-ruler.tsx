'use client';

import { useState, type ReactNode } from 'react';
import { TextField } from '@/components/ui/field';
import { loanAnswer } from '@/lib/prices/loan-answer';

interface LoanRulerProps {
  readonly heading: ReactNode;
  /** What the field for the amount holds at first, in dollars, and what it stands for. */
  readonly amount: { readonly dollars: number; readonly stands: string };
  /** The terms to choose from, evenly spaced, in months. */
  readonly months: readonly number[];
  /** The term that is chosen at first. */
  readonly start: number;
}

/**
 * An amount, an APR and a stamp that slides along a ruler of months, with the payment. The stamp has a place for each
 * term in loan.css. Without scripts the fields and the stamp are hidden, and a table takes their place.
 */
export function LoanRuler({ heading, amount, months, start }: LoanRulerProps) {
  const [values, setValues] = useState({ amount: String(amount.dollars), apr: '', months: start });
  const { isKnown, headline, detail } = loanAnswer(values);
  const longest = months.at(-1) ?? start;
  return (
    <>
      <div className="loan-fields wrap">
        <div>
          {heading}
          <div className="loan-inputs">
            <TextField
              label="Amount in dollars"
              inputMode="decimal"
              autoComplete="off"
              value={values.amount}
              onChange={({ target }) => setValues({ ...values, amount: target.value })}
              hint={amount.stands}
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
          <p className="loan-detail">{detail}</p>
        </div>
      </div>
      <div className="loan-pole">
        <div className="wrap">
          <div className="loan-scale" data-months={values.months}>
            {[0, ...months].map((month) => (
              <span key={month} aria-hidden="true" className="loan-mark">
                {month}
              </span>
            ))}
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
            <span aria-hidden="true" className="loan-stamp">
              <b>{values.months}</b>
              <small>months</small>
            </span>
          </div>
        </div>
      </div>
    </>
  );
}
