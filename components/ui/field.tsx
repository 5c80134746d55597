import clsx from 'clsx';
import { useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';

const controlClassName =
  'w-full rounded-sm border-fine border-rule-strong bg-white px-3.5 py-2.5 text-body/snug hover:border-ink';
const oneLine = 'min-h-12.5 sm:min-h-13.5';

interface LabelProps {
  readonly label: string;
  readonly optional?: boolean;
  readonly hint?: ReactNode;
  readonly className?: string;
}

type FieldProps<Tag extends 'input' | 'select' | 'textarea'> = LabelProps & ComponentPropsWithoutRef<Tag>;

interface LabeledFieldProps extends LabelProps {
  readonly children: (control: { readonly id: string; readonly 'aria-describedby': string | undefined }) => ReactNode;
}

function LabeledField({ label, optional, hint, className, children }: LabeledFieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block leading-snug font-bold sm:mb-1.5">
        <span>{label}</span>
        {optional ? <span className="font-normal text-ink-2"> (optional)</span> : null}
      </label>
      {children({ id, 'aria-describedby': hintId })}
      {hint ? (
        <p id={hintId} className="mt-1.5 text-small text-ink-2">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

export function TextField({ label, optional, hint, className, ...rest }: FieldProps<'input'>) {
  return (
    <LabeledField {...{ label, optional, hint, className }}>
      {(control) => <input {...control} className={clsx(controlClassName, oneLine)} {...rest} />}
    </LabeledField>
  );
}

export function TextAreaField({ label, optional, hint, className, ...rest }: FieldProps<'textarea'>) {
  return (
    <LabeledField {...{ label, optional, hint, className }}>
      {(control) => <textarea {...control} className={controlClassName} {...rest} />}
    </LabeledField>
  );
}

export function SelectField({ label, optional, hint, className, ...rest }: FieldProps<'select'>) {
  return (
    <LabeledField {...{ label, optional, hint, className }}>
      {(control) => <select {...control} className={clsx(controlClassName, oneLine)} {...rest} />}
    </LabeledField>
  );
}
