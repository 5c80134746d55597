import type { ReactNode } from 'react';

interface SheetEntryProps {
  /** The first line: who or what, in bold. */
  readonly title: string;
  /** What follows the title on its line. */
  readonly aside: string;
  readonly children: ReactNode;
}

/** An entry of a printed page, with a box to tick. No page ends inside it. */
export function SheetEntry({ title, aside, children }: SheetEntryProps) {
  return (
    <li className="crm-sheet-entry">
      <svg aria-hidden="true" viewBox="0 0 14 14">
        <rect x="1" y="1" width="12" height="12" />
      </svg>
      <div>
        <p>
          <b>{title}</b>
          {` ${aside}`}
        </p>
        {children}
      </div>
    </li>
  );
}
