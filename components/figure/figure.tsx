import clsx from 'clsx';
import type { ReactNode } from 'react';
import { figureSource } from '@/content/figure-sources';
import type { FigureRows } from '@/content/figures';
import { FigureDrawing } from './figure-drawing';
import { numberedRows, withCallouts } from './figure-parts';

interface FigureProps<Row> {
  readonly of: FigureRows<Row>;
  /** From `2xl` on, each row is beside its number. Below, and by default, the rows are a list. */
  readonly hasCallouts?: boolean;
  readonly children: (row: Row) => ReactNode;
}

/** A row highlights its part while it's hovered, focused, linked to (figure.css) or being read (read-along.ts). */
export function Figure<Row>({ of, hasCallouts = false, children }: FigureProps<Row>) {
  const rows = numberedRows(of);
  const callouts = hasCallouts ? withCallouts(figureSource(of.figure)).callouts : undefined;
  return (
    <div className={clsx('figure figure-beside', hasCallouts && 'figure-callouts')}>
      <div className="figure-art">
        <FigureDrawing name={of.figure} rows={rows} hasCallouts={hasCallouts} />
      </div>
      <ol data-read-rows={hasCallouts ? 'list' : ''} className="figure-rows">
        {rows.map(({ part, number, drawnNumber, row, down }) => {
          const callout = callouts?.get(drawnNumber);
          return (
            <li key={part} id={`${of.figure}-${part}`} data-n={number} data-down={down} data-side={callout?.side}>
              {callout ? (
                <svg aria-hidden="true" width="0" height={`${callout.down}%`} className="callout-drop" />
              ) : null}
              <div className="min-w-0">{children(row)}</div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
