import type { FieldName, TypedName, Values } from '@/content/price-guide/fields';
import type { Estimate } from '@/content/price-guide/estimate';

/** Sets the value of one field. */
export type OnChange = (name: FieldName, value: string) => void;

/** What a field knows of the values: its own. Fields are memoized, so a key press in one renders no other. */
export interface FieldProps {
  readonly name: FieldName;
  readonly value: string;
  readonly onChange: OnChange;
}

export interface SizeProps extends FieldProps {
  readonly name: TypedName;
  /** Why the value cannot be used. */
  readonly problem: string | undefined;
}

/** Picks the props of each field by its name. */
export function fieldProps(values: Values, problems: Estimate['problems'], onChange: OnChange) {
  return {
    field: (name: FieldName): FieldProps => ({ name, value: values[name], onChange }),
    size: (name: TypedName): SizeProps => ({ name, value: values[name], problem: problems[name], onChange }),
  };
}
