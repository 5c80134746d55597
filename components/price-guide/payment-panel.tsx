import { useDeferredValue, type ReactNode } from 'react';
import { Chevron } from '@/components/ui/chevron';
import { estimatorCopy as copy } from '@/content/price-guide/estimator';
import { loanMonths } from '@/content/price-guide/options';
import type { Values } from '@/content/price-guide/fields';
import type { DollarSpan } from '@/lib/prices/dollar-span';
import type { Estimate } from '@/content/price-guide/estimate';
import { ChoiceField } from './choice-field';
import { fieldProps, type OnChange } from './field-props';
import { PaymentFigures } from './payment-figures';
import { NumberField } from './number-field';

interface PaymentPanelProps {
  readonly total: DollarSpan;
  readonly values: Values;
  readonly problems: Estimate['problems'];
  readonly creditNotice: ReactNode;
  readonly onChange: OnChange;
}

const monthChoices = loanMonths.map((months) => ({ value: months, label: `${months} months` }));

export function PaymentPanel({ total, values, problems, creditNotice, onChange }: PaymentPanelProps) {
  const deferredTotal = useDeferredValue(total);
  const { apr, down, months } = useDeferredValue(values);
  const { field, number } = fieldProps(values, problems, onChange);
  return (
    <details
      open={values.apr !== '' || undefined}
      className="price-panel group border-t-2 border-ink bg-white px-4 sm:px-6"
    >
      <summary className="flex items-center justify-between gap-4 py-4">
        <h3 className="text-h3">Paying over time</h3>
        <Chevron />
      </summary>
      <div className="pb-5.5">
        <p className="mb-4">{copy.payment}</p>
        <div className="grid gap-4 sm:grid-cols-3">
          <ChoiceField {...field('months')} label="Months" choices={monthChoices} />
          <NumberField {...number('apr')} label="APR" hint="The one your lender offers you" />
          <NumberField {...number('down')} label="Down payment" hint="Leave it empty if there’s none" />
        </div>
        <PaymentFigures total={deferredTotal} apr={apr} down={down} months={months} />
        <div className="mt-4 text-small text-ink-2">{creditNotice}</div>
      </div>
    </details>
  );
}
