import type { ReactNode } from 'react';
import { LineIcon } from './line-icon';

interface PhoneIconProps {
  readonly className?: string;
  /** The outline itself, in the header, which every page has. */
  readonly children?: ReactNode;
}

export const phoneOutline = 'phone-outline';

/** Repeats the header's outline: a page's icons are too far apart for compression to see that they're alike. */
export function PhoneIcon({ className, children = <use href={`#${phoneOutline}`} /> }: PhoneIconProps) {
  return <LineIcon className={className}>{children}</LineIcon>;
}
