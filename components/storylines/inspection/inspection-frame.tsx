import type { ReactNode } from 'react';

/** The sheet on its table: all of the page down to its closing. */
export function InspectionFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="pine-table">
      <div className="sheet-paper">{children}</div>
    </div>
  );
}
