import clsx from 'clsx';
import { memo } from 'react';
import { TextField } from '@/components/ui/field';
import { fields } from '@/content/price-guide/fields';
import { longestValue } from '@/lib/prices/estimate-fields';
import { formatSize } from '@/lib/prices/read-size';
import type { SizeProps } from './field-props';

interface SizeFieldProps extends SizeProps {
  readonly label: string;
  /** Replaces the limits under the field. */
  readonly hint?: string;
}

/** A number to type, with its unit in the label and its limits below. What cannot be used stays, with the reason. */
export const SizeField = memo(function SizeField({ name, label, value, problem, onChange, hint }: SizeFieldProps) {
  const { least, most, unit, isWhole } = fields[name].limits;
  const limits = hint ?? `${formatSize(least)} to ${formatSize(most)}`;
  return (
    <TextField
      label={isWhole ? label : `${label} (${unit})`}
      value={value}
      onChange={({ target }) => onChange(name, target.value)}
      inputMode="decimal"
      autoComplete="off"
      maxLength={longestValue}
      aria-invalid={problem !== undefined}
      // One element for both: adding or removing one costs the browser more than changing its text.
      hint={<span className={clsx('block', problem && 'font-bold text-door')}>{problem ?? limits}</span>}
      className="price-field"
    />
  );
});
