import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefCallback, type RefObject } from 'react';

/* Lists up to this length are rendered in full, for find-in-page and screen readers. */
const maxFullLength = 30;

interface VisibleRows<List extends HTMLElement> {
  readonly list: RefObject<List | null>;
  readonly rows: readonly VirtualItem[];
  readonly measure: (row: Element | null) => void;
  /** Refs for the empty rows that take up the height of those not rendered. */
  readonly before: RefCallback<HTMLElement>;
  readonly after: RefCallback<HTMLElement>;
}

interface VisibleRowsOptions {
  readonly count: number;
  /** Typical row height in pixels. */
  readonly estimate: number;
  /** The index of the row to scroll to, so that focus can return to it. -1 for none. */
  readonly current: number;
}

export function useVisibleRows<List extends HTMLElement>({
  count,
  estimate,
  current,
}: VisibleRowsOptions): VisibleRows<List> {
  const list = useRef<List>(null);
  const [top, setTop] = useState(0);

  useLayoutEffect(() => {
    const measureTop = () => {
      if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
    };
    measureTop();
    window.addEventListener('resize', measureTop);
    return () => window.removeEventListener('resize', measureTop);
  }, []);

  const virtualizer = useWindowVirtualizer<Element>({
    count,
    estimateSize: () => estimate,
    overscan: 4,
    scrollMargin: top,
    rangeExtractor: (range) =>
      range.count <= maxFullLength
        ? Array.from({ length: range.count }, (_, index) => index)
        : defaultRangeExtractor(range),
  });

  // Scrolls to the row so that it's rendered. In a short list it already is, and browsers scroll to it on focus.
  useEffect(() => {
    if (current >= 0 && count > maxFullLength) virtualizer.scrollToIndex(current);
  }, [virtualizer, current, count]);

  const rows = virtualizer.getVirtualItems();
  const first = rows[0];
  const last = rows.at(-1);
  const above = first ? first.start - top : 0;
  const below = last ? virtualizer.getTotalSize() - (last.end - top) : 0;

  return {
    list,
    rows,
    measure: virtualizer.measureElement,
    before: useHeight(above),
    after: useHeight(below),
  };
}

/** Sets the height through the DOM, because the security policy blocks style attributes. */
function useHeight(pixels: number): RefCallback<HTMLElement> {
  return useCallback(
    (element) => {
      if (element) element.style.height = `${pixels}px`;
    },
    [pixels],
  );
}
