import { memo, useDeferredValue, useId } from 'react';
import type { FieldProps } from './field-props';

interface SizeSourceProps extends FieldProps {
  readonly legend: string;
  readonly fromHouse: string | undefined;
}

export const SizeSource = memo(function SizeSource({ name, legend, fromHouse, value, onChange }: SizeSourceProps) {
  const id = useId();
  const shown = useDeferredValue(fromHouse);
  const choices = [
    { value: 'house', label: shown ? `From the house: ${shown}` : 'From the size of the house' },
    { value: 'typed', label: 'I know the size' },
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-bold">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {choices.map((choice) => (
          <label key={choice.value} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(name, choice.value)}
              className="price-check"
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
});
