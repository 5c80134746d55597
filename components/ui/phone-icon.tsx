import clsx from 'clsx';
import type { ReactNode } from 'react';

interface PhoneIconProps {
  readonly className?: string;
  /** The outline itself, in the header, which every page has. */
  readonly children?: ReactNode;
}

export const phoneOutline = 'phone-outline';

/** Repeats the header's outline: a page's icons are too far apart for compression to see that they're alike. */
export function PhoneIcon({ className = 'size-5', children = <use href={`#${phoneOutline}`} /> }: PhoneIconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={clsx('phone-icon', className)}>
      {children}
    </svg>
  );
}
