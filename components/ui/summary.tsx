import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Chevron } from './chevron';

/** With the class `group`, the `details` around it is printed open (base.css). */
export function Summary({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  return (
    <summary
      className={clsx(
        'inline-flex min-h-11 items-center gap-2 font-bold underline decoration-copper decoration-2 underline-offset-5',
        className,
      )}
    >
      {children}
      <Chevron />
    </summary>
  );
}
