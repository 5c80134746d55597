import type { ReactNode } from 'react';
import type { FigureName, FigureRows } from '@/content/figures';
import { FigureDrawing } from './figure-drawing';
import { numberedRows } from './figure-parts';

interface FigureProps<Row> {
  readonly of: FigureRows<Row>;
  readonly children: (row: Row, part: string) => ReactNode;
}

function rowAnchor(figure: FigureName, part: string): string {
  return `${figure}-${part}`;
}

/**
 * Pointing at, focusing, linking to or reading a row lights its part (figure.css, lib/browser/inline/read-along.ts).
 */
export function Figure<Row>({ of, children }: FigureProps<Row>) {
  const rows = numberedRows(of);
  return (
    <div className="figure figure-beside">
      <div className="figure-art">
        <FigureDrawing name={of.figure} rows={rows} />
      </div>
      <ol data-read-rows="" className="figure-rows">
        {rows.map(({ part, number, row, down }) => (
          <li key={part} id={rowAnchor(of.figure, part)} data-n={number} data-down={down}>
            <div className="min-w-0">{children(row, part)}</div>
          </li>
        ))}
      </ol>
    </div>
  );
}
