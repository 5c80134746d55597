import { TextField } from '@/components/ui/field';
import { fields, longestAnswer, type Answers, type TypedName } from '@/lib/prices/answers';
import type { Estimate } from '@/lib/prices/estimate';
import { formatSize } from '@/lib/prices/read-size';
import type { Answer } from './estimator';

interface SizeFieldProps {
  readonly name: TypedName;
  readonly label: string;
  readonly answers: Answers;
  readonly problems: Estimate['problems'];
  readonly onAnswer: Answer;
  /** Replaces the limits under the field. */
  readonly hint?: string;
}

/** A number to type, with its unit in the label and its limits below. What cannot be used stays, with the reason. */
export function SizeField({ name, label, answers, problems, onAnswer, hint }: SizeFieldProps) {
  const { least, most, unit, isWhole } = fields[name].limits;
  const problem = problems[name];
  const limits = hint ?? `${formatSize(least)} to ${formatSize(most)}`;
  return (
    <TextField
      label={isWhole ? label : `${label} (${unit})`}
      value={answers[name]}
      onChange={({ target }) => onAnswer(name, target.value)}
      inputMode="decimal"
      autoComplete="off"
      maxLength={longestAnswer}
      aria-invalid={problem !== undefined}
      hint={problem ? <span className="block font-bold text-door">{problem}</span> : limits}
      className="price-field"
    />
  );
}
