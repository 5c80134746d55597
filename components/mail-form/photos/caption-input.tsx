import clsx from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { maxCaptionLength } from '@/lib/photos/limits';

export function CaptionInput({ className, ...rest }: ComponentPropsWithoutRef<'input'>) {
  return (
    <input
      maxLength={maxCaptionLength}
      autoComplete="off"
      // Enter would submit the whole form.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      className={clsx(
        'min-h-11 w-full rounded-sm border-fine border-rule-strong bg-white px-3 py-1.5 text-base hover:border-ink',
        className,
      )}
      {...rest}
    />
  );
}
