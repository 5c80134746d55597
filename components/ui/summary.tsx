import clsx from 'clsx';
import type { ReactNode } from 'react';

interface SummaryProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** The `details` around it must be a `group`. */
export function Summary({ className, children }: SummaryProps) {
  return (
    <summary
      className={clsx(
        'inline-flex min-h-11 items-center gap-2 font-bold underline decoration-copper decoration-2 underline-offset-5',
        className,
      )}
    >
      {children}
      <span
        aria-hidden="true"
        className="mr-1 ml-0.5 size-2 flex-none -translate-y-0.5 rotate-45 border-r-2 border-b-2 border-current group-open:translate-y-0.5 group-open:rotate-225"
      />
    </summary>
  );
}
