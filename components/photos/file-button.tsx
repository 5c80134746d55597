import clsx from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';

const base =
  'relative inline-flex min-h-11 items-center justify-center rounded-sm border-2 px-4 py-1.5 text-base leading-tight font-bold max-xs:px-2';
const states =
  'transition-colors duration-150 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink';
const variants = {
  secondary: 'border-ink hover:bg-ink hover:text-white',
  shutter: 'border-shutter bg-shutter text-white hover:border-shutter-2 hover:bg-shutter-2',
} as const;

interface FileButtonProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'accept'> {
  readonly variant?: keyof typeof variants;
}

/** A button that chooses pictures: the input lies over its label, so that files can also be dropped on it. */
export function FileButton({ variant = 'secondary', className, children, ...rest }: FileButtonProps) {
  return (
    <label className={clsx(base, states, variants[variant], className)}>
      {children}
      <input
        type="file"
        accept="image/*"
        className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer"
        {...rest}
      />
    </label>
  );
}
