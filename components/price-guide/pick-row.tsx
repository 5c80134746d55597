import { memo } from 'react';
import { Text } from '@/components/ui/rich-text';
import type { FieldProps } from './field-props';

interface PickRowProps extends FieldProps {
  readonly label: string;
  readonly price: string;
}

export const PickRow = memo(function PickRow({ name, label, price, value, onChange }: PickRowProps) {
  return (
    <li className="border-b border-rule">
      <label className="flex min-h-12 cursor-pointer items-center gap-3 py-2">
        <input
          type="checkbox"
          checked={value === 'on'}
          onChange={({ target }) => onChange(name, target.checked ? 'on' : '')}
          className="price-check"
        />
        <span className="min-w-0 flex-1 leading-tight">{label}</span>
        <Text as="span" className="max-w-1/2 text-right leading-tight font-semibold" text={price} />
      </label>
    </li>
  );
});
