import { memo, useDeferredValue, useId } from 'react';
import { estimatorCopy } from '@/content/price-guide/estimator';
import type { FieldProps } from './field-props';

const { sources } = estimatorCopy;

interface SizeSourceProps extends FieldProps {
  readonly legend: string;
  readonly fromHouse: string | undefined;
  /** Empty while there is no floor area. Undefined for a size that the floor area doesn't give. */
  readonly fromFloor?: string;
}

export const SizeSource = memo(function SizeSource({
  name,
  legend,
  fromHouse,
  fromFloor,
  value,
  onChange,
}: SizeSourceProps) {
  const id = useId();
  const house = useDeferredValue(fromHouse);
  const floor = useDeferredValue(fromFloor);
  const withSize = (label: string, size: string | undefined) => (size ? `${label}: ${size}` : label);
  const choices = [
    { value: 'house', label: withSize(sources.house, house) },
    ...(fromFloor === undefined ? [] : [{ value: 'floor', label: withSize(sources.floor, floor) }]),
    { value: 'typed', label: sources.typed },
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
