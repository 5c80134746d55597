import clsx from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { variantClasses } from '@/components/ui/button';

/* On the label, because the input is invisible. */
const focusRing = 'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink';

interface FileButtonProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'accept'> {
  readonly variant?: 'secondary' | 'shutter';
}

/** The input covers its label, so that files can also be dropped on it. */
export function FileButton({ variant = 'secondary', className, children, ...rest }: FileButtonProps) {
  return (
    <label className={clsx('button button-small relative', focusRing, variantClasses[variant], className)}>
      <span>{children}</span>
      <input
        type="file"
        accept="image/*"
        className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer"
        {...rest}
      />
    </label>
  );
}
