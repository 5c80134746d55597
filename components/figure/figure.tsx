import clsx from 'clsx';
import type { ReactNode } from 'react';
import { figureSource } from '@/content/figure-sources';
import type { FigureRows } from '@/content/figures';
import type { Breakpoint } from '@/lib/breakpoints';
import { FigureCrop } from './figure-crop';
import { FigureDrawing } from './figure-drawing';
import { numberedRows, withCallouts } from './figure-parts';

/** Where the rows aren't a list, all of them are read at once, so none is marked as being read. */
const isListBelow = { callouts: '2xl', panels: 'md' } as const satisfies Readonly<Record<string, Breakpoint>>;

const layoutClass = { callouts: 'figure-callouts', panels: 'figure-panels' } as const;

interface FigureProps<Row> {
  readonly of: FigureRows<Row>;
  /**
   * `callouts`: from `2xl` on, each row is beside its number. `panels`: from `md` on, each row is below its part of the
   * drawing. Below, and by default, the rows are a list.
   */
  readonly layout?: keyof typeof isListBelow;
  readonly children: (row: Row) => ReactNode;
}

/** A row highlights its part while it's hovered, focused, linked to (figure.css) or being read (read-along.ts). */
export function Figure<Row>({ of, layout, children }: FigureProps<Row>) {
  const rows = numberedRows(of);
  const hasCallouts = layout === 'callouts';
  const callouts = hasCallouts ? withCallouts(figureSource(of.figure)).callouts : undefined;
  return (
    <div className={clsx('figure figure-beside', layout && layoutClass[layout])}>
      <div className="figure-art">
        <FigureDrawing name={of.figure} rows={rows} hasCallouts={hasCallouts} />
      </div>
      <ol data-read-rows={layout ? isListBelow[layout] : ''} className="figure-rows">
        {rows.map(({ part, number, drawnNumber, row, down, crop }) => {
          const callout = callouts?.get(drawnNumber);
          return (
            <li key={part} id={`${of.figure}-${part}`} data-n={number} data-slide={down} data-side={callout?.side}>
              {callout ? (
                <svg aria-hidden="true" width="0" height={`${callout.down}%`} className="callout-drop" />
              ) : null}
              {layout === 'panels' && crop ? (
                <FigureCrop name={of.figure} crop={crop} className="figure-panel" />
              ) : null}
              <div className="min-w-0">{children(row)}</div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
