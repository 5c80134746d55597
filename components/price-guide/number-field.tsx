import clsx from 'clsx';
import { memo } from 'react';
import { TextField } from '@/components/ui/field';
import { fields } from '@/content/price-guide/fields';
import { longestValue } from '@/lib/prices/estimate-fields';
import { formatSize } from '@/lib/prices/read-size';
import type { NumberProps } from './field-props';

interface NumberFieldProps extends NumberProps {
  readonly label: string;
  readonly hint?: string;
}

/** An invalid value stays in the field, with the reason below it. */
export const NumberField = memo(function NumberField({
  name,
  label,
  value,
  problem,
  onChange,
  hint,
}: NumberFieldProps) {
  const { least, most, unit, isWhole } = fields[name].limits;
  const usualHint = hint ?? `${formatSize(least)} to ${formatSize(most)}`;
  return (
    <TextField
      label={isWhole ? label : `${label} (${unit})`}
      value={value}
      onChange={({ target }) => onChange(name, target.value)}
      inputMode="decimal"
      autoComplete="off"
      maxLength={longestValue}
      aria-invalid={problem !== undefined}
      // One element for the problem and the hint: changing text is cheaper than adding or removing an element.
      hint={<span className={clsx('block', problem && 'font-bold text-door')}>{problem ?? usualHint}</span>}
      className="price-field"
    />
  );
});
