import type { ReactNode } from 'react';
import { company } from '@/content/company';

interface SheetProps {
  readonly heading: string;
  readonly children: ReactNode;
}

export function Sheet({ heading, children }: SheetProps) {
  return (
    <article aria-label={heading} className="crm-sheet">
      <header className="crm-sheet-head">
        <h2>{heading}</h2>
        <p>{`${company.name}. Sample data.`}</p>
      </header>
      {children}
    </article>
  );
}
