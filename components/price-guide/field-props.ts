import type { Answers, FieldName, TypedName } from '@/lib/prices/answers';
import type { Estimate } from '@/lib/prices/estimate';

/** Sets one answer. */
export type Answer = (name: FieldName, value: string) => void;

/** What a field knows of the answers: its own. Fields are memoized, so a key press in one renders no other. */
export interface FieldProps {
  readonly name: FieldName;
  readonly value: string;
  readonly onAnswer: Answer;
}

export interface SizeProps extends FieldProps {
  readonly name: TypedName;
  /** Why the value cannot be used. */
  readonly problem: string | undefined;
}

/** Picks the props of each field by its name. */
export function fieldProps(answers: Answers, problems: Estimate['problems'], onAnswer: Answer) {
  return {
    field: (name: FieldName): FieldProps => ({ name, value: answers[name], onAnswer }),
    size: (name: TypedName): SizeProps => ({ name, value: answers[name], problem: problems[name], onAnswer }),
  };
}
