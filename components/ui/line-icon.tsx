import clsx from 'clsx';
import type { ReactNode } from 'react';

interface LineIconProps {
  readonly className?: string;
  /** The outline, in a square of 24. */
  readonly d?: string;
  readonly children?: ReactNode;
}

/** Says less than lucide-react's icons, for what is on every page. */
export function LineIcon({ className = 'size-5', d, children = <path d={d} /> }: LineIconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={clsx('line-icon', className)}>
      {children}
    </svg>
  );
}
