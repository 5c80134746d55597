import { useId } from 'react';
import type { Answers, FieldName } from '@/lib/prices/answers';
import type { Answer } from './estimator';

interface SizeSourceProps {
  readonly name: FieldName;
  readonly legend: string;
  /** The size that the house gives: `26 squares`. Undefined until the house has been measured. */
  readonly fromHouse: string | undefined;
  readonly answers: Answers;
  readonly onAnswer: Answer;
}

/** Whether a size comes from the measures of the house or is typed by somebody who knows it. */
export function SizeSource({ name, legend, fromHouse, answers, onAnswer }: SizeSourceProps) {
  const id = useId();
  const choices = [
    { value: 'house', label: fromHouse ? `From the house: ${fromHouse}` : 'From the size of the house' },
    { value: 'typed', label: 'I know it' },
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-bold">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {choices.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name={id}
              value={value}
              checked={answers[name] === value}
              onChange={() => onAnswer(name, value)}
              className="price-radio"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
