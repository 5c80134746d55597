import type { ReactNode } from 'react';
import { company } from '@/content/company';

export function Sheet({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <article aria-label={heading} className="crm-sheet">
      <header className="border-b-[1.5pt] border-black pb-[4pt]">
        <h2>{heading}</h2>
        <p>{`${company.name}. Sample data.`}</p>
      </header>
      {children}
    </article>
  );
}

interface SheetEntryProps {
  readonly title: string;
  readonly subtitle: string;
  readonly aside: string;
  readonly children: ReactNode;
}

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
            <span>{` ${subtitle}`}</span>
          </span>
          <span>{aside}</span>
        </p>
        {children}
      </div>
    </li>
  );
}
