import type { ReactNode } from 'react';
import type { FigureRows } from '@/content/figures';
import { FigureDrawing } from './figure-drawing';
import { numberedRows } from './figure-parts';

interface FigureProps<Row> {
  readonly of: FigureRows<Row>;
  readonly children: (row: Row) => ReactNode;
}

/** A row highlights its part while it's hovered, focused, linked to (figure.css) or being read (read-along.ts). */
export function Figure<Row>({ of, children }: FigureProps<Row>) {
  const rows = numberedRows(of);
  return (
    <div className="figure figure-beside">
      <div className="figure-art">
        <FigureDrawing name={of.figure} rows={rows} />
      </div>
      <ol data-read-rows="" className="figure-rows">
        {rows.map(({ part, number, row, down }) => (
          <li key={part} id={`${of.figure}-${part}`} data-n={number} data-down={down}>
            <div className="min-w-0">{children(row)}</div>
          </li>
        ))}
      </ol>
    </div>
  );
}
