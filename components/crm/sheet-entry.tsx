import type { ReactNode } from 'react';

interface SheetEntryProps {
  /** The first line: who or when, in bold, and what goes with it. */
  readonly title: string;
  readonly subtitle: string;
  /** At the right end of the first line. */
  readonly aside: string;
  readonly children: ReactNode;
}

/** An entry of a printed page, with a box to tick. No page ends inside it. */
export function SheetEntry({ title, subtitle, aside, children }: SheetEntryProps) {
  return (
    <li className="crm-sheet-entry">
      <svg aria-hidden="true" viewBox="0 0 14 14">
        <rect x="1" y="1" width="12" height="12" />
      </svg>
      <div>
        <p>
          <span>
            <b>{title}</b>
            {` ${subtitle}`}
          </span>
          <span>{aside}</span>
        </p>
        {children}
      </div>
    </li>
  );
}
