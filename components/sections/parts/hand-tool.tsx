import clsx from 'clsx';
import type { ReactNode } from 'react';

interface HandToolProps {
  readonly className: string;
  /** Drawn flat: x from the tip of the tool to its end, y across. */
  readonly children: ReactNode;
}

/** A tool beside a sheet, at the slope of a roof. */
export function HandTool({ className, children }: HandToolProps) {
  return (
    <svg
      viewBox="0 0 330 228"
      aria-hidden="true"
      fill="none"
      strokeWidth="1.6"
      strokeLinejoin="round"
      className={clsx('pointer-events-none absolute stroke-ink', className)}
    >
      <g transform="translate(18 206) rotate(-33.69)">{children}</g>
    </svg>
  );
}
