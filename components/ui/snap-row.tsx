'use client';

import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface SnapRowProps {
  readonly label: string;
  /** Lists whose class sets `--card` (the width of a card below `sm`) and the layout from `sm` on. */
  readonly children: ReactNode;
  /** Above the row. Below `sm`, it must leave 112 pixels at its upper right for the buttons. */
  readonly head?: ReactNode;
  readonly after?: ReactNode;
}

/** The share of the row that a button scrolls, before the row snaps to the nearest card. */
const pageShare = 0.8;

/**
 * Below `sm`, a row of cards that snaps and has two buttons. Without scripts it scrolls by touch, wheel and, because it
 * takes focus, arrow keys.
 */
export function SnapRow({ label, children, head, after }: SnapRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const [isScrollable, setIsScrollable] = useState(true);
  /** Null until scripts run: without them the buttons would do nothing. */
  const [ends, setEnds] = useState<{ readonly isAtStart: boolean; readonly isAtEnd: boolean } | null>(null);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const update = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      setEnds({ isAtStart: scrollLeft < 2, isAtEnd: scrollLeft + clientWidth > scrollWidth - 2 });
      // A row that shows all its cards isn't a tab stop, and has no use for buttons.
      setIsScrollable(scrollWidth > clientWidth);
    };
    // In the portfolio, filtering changes the width of the lists.
    const observer = new ResizeObserver(update);
    for (const box of [element, ...element.children]) observer.observe(box);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, []);

  const move = (direction: -1 | 1) => row.current?.scrollBy({ left: direction * pageShare * row.current.clientWidth });

  const buttons = (
    <p className={clsx('snap-buttons', head && 'absolute top-0 right-0 m-0')}>
      {ends && isScrollable ? (
        <>
          <SnapButton
            label={`${label}: previous`}
            path="m15 18-6-6 6-6"
            disabled={ends.isAtStart}
            onPress={() => move(-1)}
          />
          <SnapButton label={`${label}: next`} path="m9 18 6-6-6-6" disabled={ends.isAtEnd} onPress={() => move(1)} />
        </>
      ) : null}
    </p>
  );
  return (
    <>
      {head ? (
        <div className="relative">
          {head}
          {buttons}
        </div>
      ) : null}
      <div ref={row} role="group" aria-label={label} tabIndex={isScrollable ? 0 : undefined} className="snap-row">
        {children}
      </div>
      {head ? null : buttons}
      {after}
    </>
  );
}

interface SnapButtonProps {
  readonly label: string;
  /** The shape of one of Lucide's chevrons, whose component would add to the page's scripts. */
  readonly path: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** `aria-disabled`, not `disabled`: a disabled button would lose keyboard focus. */
function SnapButton({ label, path, disabled, onPress }: SnapButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={onPress}
      className="grid size-12 place-items-center rounded-sm border-2 border-current aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 fill-none stroke-current stroke-2">
        <path d={path} />
      </svg>
    </button>
  );
}
