import type { FieldName, TypedName, Values } from '@/content/price-guide/fields';
import type { Estimate } from '@/content/price-guide/estimate';

export type OnChange = (name: FieldName, value: string) => void;

export type PanelProps = { readonly values: Values; readonly estimate: Estimate; readonly onChange: OnChange };

/** Fields are memoized and get only their own value, so a key press in one re-renders no other. */
export type FieldProps = { readonly name: FieldName; readonly value: string; readonly onChange: OnChange };

export interface NumberProps extends FieldProps {
  readonly name: TypedName;
  readonly problem: string | undefined;
}

export function fieldProps(values: Values, problems: Estimate['problems'], onChange: OnChange) {
  return {
    field: (name: FieldName): FieldProps => ({ name, value: values[name], onChange }),
    number: (name: TypedName): NumberProps => ({ name, value: values[name], problem: problems[name], onChange }),
  };
}
