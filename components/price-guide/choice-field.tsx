import { SelectField } from '@/components/ui/field';
import type { Answers, FieldName } from '@/lib/prices/answers';
import type { Answer } from './estimator';

interface ChoiceFieldProps {
  readonly name: FieldName;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly answers: Answers;
  readonly onAnswer: Answer;
  readonly hint?: string;
}

/** One of several, from a list. */
export function ChoiceField({ name, label, choices, answers, onAnswer, hint }: ChoiceFieldProps) {
  return (
    <SelectField
      label={label}
      hint={hint}
      value={answers[name]}
      onChange={({ target }) => onAnswer(name, target.value)}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  );
}
