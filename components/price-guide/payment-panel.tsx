import type { ReactNode } from 'react';
import { loanMonths } from '@/content/price-guide/options';
import { formatCents, formatDollars } from '@/lib/dollars';
import type { Answers } from '@/lib/prices/answers';
import type { DollarSpan } from '@/lib/prices/dollar-span';
import type { Estimate } from '@/lib/prices/estimate';
import { paymentRange } from '@/lib/prices/payment-range';
import { ChoiceField } from './choice-field';
import type { Answer } from './estimator';
import { SizeField } from './size-field';

interface PaymentPanelProps {
  readonly total: DollarSpan;
  readonly answers: Answers;
  readonly problems: Estimate['problems'];
  readonly creditNotice: ReactNode;
  readonly onAnswer: Answer;
}

const monthChoices = loanMonths.map((months) => ({ value: months, label: `${months} months` }));

/** What the range would cost by the month at the visitor's own APR. Without an APR it says nothing. */
export function PaymentPanel({ total, answers, problems, creditNotice, onAnswer }: PaymentPanelProps) {
  const payments = paymentRange(total, answers);
  const common = { answers, problems, onAnswer };
  const span = (figures: readonly [number, number], print: (figure: number) => string) => {
    const [low, high] = figures.map(print);
    return low === high ? low : `${low} to ${high}`;
  };
  return (
    <details open={answers.apr !== '' || undefined} className="group border-t-2 border-ink bg-white px-4 sm:px-6">
      <summary className="flex items-center justify-between gap-4 py-4">
        <h3 className="text-h3">Paying over time</h3>
        <span aria-hidden="true" className="h-3.5 w-5 bg-copper clip-gable group-not-open:clip-down" />
      </summary>
      <div className="pb-5.5">
        <div className="grid gap-4 sm:grid-cols-3">
          <ChoiceField name="months" label="Months" choices={monthChoices} answers={answers} onAnswer={onAnswer} />
          <SizeField name="apr" label="APR" hint="Yours, from your lender" {...common} />
          <SizeField name="down" label="Down payment" hint="May be left empty" {...common} />
        </div>
        {payments.kind === 'plan' ? (
          <dl className="mt-5 border-t-2 border-ink">
            {[
              ['Borrowed', span(payments.borrowed, formatCents)],
              ['Each month', span(payments.monthly, formatCents)],
              ['All payments', span(payments.total, formatCents)],
              ['Cost of credit', span(payments.credit, formatCents)],
            ].map(([term, figures]) => (
              <div
                key={term}
                className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-rule py-2.5"
              >
                <dt>{term}</dt>
                <dd className="font-serif text-large font-bold">{figures}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {payments.kind === 'nothing-to-borrow' ? (
          <p className="mt-4 font-bold">{`The down payment covers the whole range, up to ${formatDollars(payments.most)}.`}</p>
        ) : null}
        <div className="mt-4 text-small text-ink-2">{creditNotice}</div>
      </div>
    </details>
  );
}
