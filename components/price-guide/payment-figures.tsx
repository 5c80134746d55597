import { memo } from 'react';
import { formatCents, formatDollars } from '@/lib/dollars';
import type { DollarSpan } from '@/lib/prices/dollar-span';
import { paymentRange } from '@/content/price-guide/estimate';

interface PaymentFiguresProps {
  readonly total: DollarSpan;
  readonly apr: string;
  readonly down: string;
  readonly months: string;
}

function printCents([from, to]: readonly [number, number]): string {
  const [low, high] = [formatCents(from), formatCents(to)];
  return low === high ? low : `${low} to ${high}`;
}

export const PaymentFigures = memo(function PaymentFigures({ total, apr, down, months }: PaymentFiguresProps) {
  const payments = paymentRange(total, { apr, down, months });
  switch (payments.kind) {
    case 'no-apr':
      return null;
    case 'nothing-to-borrow':
      return (
        <p className="mt-4 font-bold">{`The down payment covers the whole range, up to ${formatDollars(payments.most)}.`}</p>
      );
    case 'plan':
      return (
        <dl className="mt-5 border-t-2 border-ink">
          {(
            [
              ['Borrowed', payments.borrowed],
              ['Each month', payments.monthly],
              ['All payments', payments.total],
              ['Cost of credit', payments.creditCost],
            ] as const
          ).map(([term, figures]) => (
            <div
              key={term}
              className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-rule py-2.5"
            >
              <dt>{term}</dt>
              <dd className="font-serif text-large font-bold">{printCents(figures)}</dd>
            </div>
          ))}
        </dl>
      );
  }
});
