import type { ReactNode } from 'react';

export function InspectionFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="pine-table">
      <div className="sheet-paper">{children}</div>
    </div>
  );
}
