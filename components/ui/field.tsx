import clsx from 'clsx';
import { useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';

const control =
  'w-full rounded-sm border-fine border-rule-strong bg-white px-3.5 py-2.5 text-body/snug hover:border-ink';

interface FieldProps {
  readonly label: string;
  readonly optional?: boolean;
  readonly hint?: ReactNode;
}

function LabeledField({
  id,
  label,
  optional = false,
  hint,
  className,
  children,
}: FieldProps & { readonly id: string; readonly className?: string; readonly children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block leading-snug font-bold sm:mb-1.5">
        {label}
        {optional ? <span className="font-normal text-ink-2"> (optional)</span> : null}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-small text-ink-2">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

export function TextField({
  label,
  optional,
  hint,
  className,
  ...rest
}: FieldProps & ComponentPropsWithoutRef<'input'>) {
  const id = useId();
  return (
    <LabeledField {...{ id, label, optional, hint, className }}>
      <input
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={clsx(control, 'min-h-12.5 sm:min-h-13.5')}
        {...rest}
      />
    </LabeledField>
  );
}

export function TextAreaField({
  label,
  optional,
  hint,
  className,
  ...rest
}: FieldProps & ComponentPropsWithoutRef<'textarea'>) {
  const id = useId();
  return (
    <LabeledField {...{ id, label, optional, hint, className }}>
      <textarea id={id} aria-describedby={hint ? `${id}-hint` : undefined} className={control} {...rest} />
    </LabeledField>
  );
}

export function SelectField({
  label,
  optional,
  hint,
  className,
  ...rest
}: FieldProps & ComponentPropsWithoutRef<'select'>) {
  const id = useId();
  return (
    <LabeledField {...{ id, label, optional, hint, className }}>
      <select
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={clsx(control, 'min-h-12.5 sm:min-h-13.5')}
        {...rest}
      />
    </LabeledField>
  );
}
