import { memo, useId } from 'react';
import { Text } from '@/components/ui/rich-text';
import { fields } from '@/content/price-guide/fields';
import { longestValue } from '@/lib/prices/estimate-fields';
import { printPrice, type PriceRange } from '@/lib/prices/price';
import { formatSize } from '@/lib/prices/read-size';
import type { NumberProps } from './field-props';

interface CountRowProps extends NumberProps {
  readonly label: string;
  readonly price: PriceRange;
}

export const CountRow = memo(function CountRow({ name, label, price, value, problem, onChange }: CountRowProps) {
  const id = useId();
  const { least, most, unit } = fields[name].limits;
  return (
    <li className="border-b border-rule py-2">
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className="min-w-0 flex-1 leading-tight">
          <span>{label}</span>{' '}
          <Text as="span" className="block text-small font-semibold" text={printPrice(price, { unit: 'implied' })} />
        </label>
        <input
          id={id}
          value={value}
          onChange={({ target }) => onChange(name, target.value)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={longestValue}
          placeholder="0"
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-note`}
          className="price-count min-h-12 rounded-sm border-fine border-rule-strong bg-white px-2 text-center hover:border-ink"
        />
      </div>
      <p id={`${id}-note`} className={problem ? 'mt-1 text-small font-bold text-door' : 'sr-only'}>
        {problem ?? `${formatSize(least)} to ${formatSize(most)} ${unit}`}
      </p>
    </li>
  );
});
