import { memo } from 'react';
import { SelectField } from '@/components/ui/field';
import type { FieldProps } from './field-props';

interface ChoiceFieldProps extends FieldProps {
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly hint?: string;
}

export const ChoiceField = memo(function ChoiceField({
  name,
  label,
  choices,
  value,
  onChange,
  hint,
}: ChoiceFieldProps) {
  return (
    <SelectField
      label={label}
      hint={hint}
      value={value}
      onChange={({ target }) => onChange(name, target.value)}
      // Choices that include a price are long.
      className="[&>select]:pr-1.5 [&>select]:text-ellipsis max-sm:[&>select]:text-base/snug"
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  );
});
