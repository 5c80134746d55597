import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { estimatorCopy as copy } from '@/content/price-guide/estimator';
import type { Values } from '@/content/price-guide/fields';
import { printSpan, roundSpan } from '@/lib/prices/dollar-span';
import type { Estimate } from '@/content/price-guide/estimate';
import { leftOut } from '@/lib/prices/estimate';
import { EstimateActions, type Done } from './estimate-actions';
import { EstimateLines } from './estimate-lines';

interface EstimateSheetProps {
  readonly estimate: Estimate;
  readonly values: Values;
  readonly isStart: boolean;
  readonly emptySheet: ReactNode;
  readonly letterhead: ReactNode;
  readonly onStartOver: () => void;
}

/** How long typing must pause before screen readers announce the new total. */
const announceDelayMs = 900;
const confirmationMs = 2000;

const doneCopy: Readonly<Record<Done, string>> = {
  copied: copy.copied,
  'copy-failed': copy.copyFailed,
  'link-copied': copy.linkCopied,
  cleared: copy.cleared,
};

export function EstimateSheet({ estimate, values, isStart, emptySheet, letterhead, onStartOver }: EstimateSheetProps) {
  const id = useId();
  const { lines, total } = estimate;
  const [done, setDone] = useState<Done>();
  const [announced, setAnnounced] = useState('');
  const isFirst = useRef(true);
  const latest = useRef(values);

  const hasUnpriced = lines.some(({ kind }) => kind === 'after-visit');
  const openCount = lines.filter(({ kind }) => kind === 'open').length;
  const missing = leftOut(lines);
  const summary = [
    total ? `${copy.total}: ${printSpan(total)}.` : '',
    openCount > 0 ? `${openCount} ${openCount === 1 ? 'size' : 'sizes'} to enter.` : '',
  ]
    .filter(Boolean)
    .join(' ');

  useEffect(() => {
    latest.current = values;
  }, [values]);

  useEffect(() => {
    // The initial sheet isn't announced; it's read like the rest of the page.
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const timer = setTimeout(() => setAnnounced(summary), announceDelayMs);
    return () => clearTimeout(timer);
  }, [summary]);

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(undefined), confirmationMs);
    return () => clearTimeout(timer);
  }, [done]);

  const status = (
    <p role="status" className="sr-only">
      {done ? doneCopy[done] : announced}
    </p>
  );
  if (lines.length === 0) {
    return (
      <>
        {emptySheet}
        {status}
      </>
    );
  }

  return (
    <>
      <section
        id="estimate"
        aria-labelledby={id}
        className="estimate-sheet price-panel border-t-6 border-copper bg-paper px-5 pt-5 pb-6 shadow-sheet sm:px-7"
      >
        {letterhead}
        <h2 id={id} className="text-h3">
          {copy.sheet}
        </h2>
        {isStart ? <p className="mt-0.5 text-ink-2">{copy.cape}</p> : null}
        <EstimateLines lines={lines} most={total ? roundSpan(total).high : 0} />
        <div className="border-t-2 border-ink pt-3.5">
          {total ? (
            <p>
              <span className="block font-bold">{copy.total}</span>
              <span className="block font-serif text-h3 leading-tight font-bold">{printSpan(total)}</span>
            </p>
          ) : null}
          <p className="mt-1.5 font-bold text-copper-deep">{copy.notAnOffer}</p>
          {missing ? (
            <p className="mt-1.5 text-base/snug">
              <b>{`${copy.notInIt}:`}</b> <span>{`${missing}.`}</span>
            </p>
          ) : null}
          {hasUnpriced ? <p className="mt-1 text-small text-ink-2">{copy.unpriced}</p> : null}
        </div>
        <EstimateActions
          values={latest}
          hasAnswer={openCount < lines.length}
          done={done}
          onDone={setDone}
          onStartOver={onStartOver}
        />
      </section>
      {/* Outside the sheet, because changes in it aren't laid out while it's off screen. */}
      {status}
    </>
  );
}
