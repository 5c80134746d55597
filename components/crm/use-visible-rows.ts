import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState, type RefCallback, type RefObject } from 'react';

/* A list this short is drawn whole: the browser's own search, printing and screen readers then reach every row. */
const drawnWhole = 60;

export interface VisibleRows<List extends HTMLElement> {
  /** Put on the element whose children are the rows. */
  readonly list: RefObject<List | null>;
  readonly rows: readonly VirtualItem[];
  /** Put on each row, with `data-index`. */
  readonly measure: (row: Element | null) => void;
  /** Put on an empty row before and after the drawn ones: it stands in for the rest. */
  readonly before: RefCallback<HTMLElement>;
  readonly after: RefCallback<HTMLElement>;
}

/** The rows near the screen, for a list of any length that scrolls with the page. `estimate` is a row's usual height in pixels. */
export function useVisibleRows<List extends HTMLElement>(count: number, estimate: number): VisibleRows<List> {
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
    overscan: 8,
    scrollMargin: top,
    rangeExtractor: (range) =>
      range.count <= drawnWhole ? Array.from({ length: range.count }, (_, index) => index) : defaultRangeExtractor(range),
  });

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

/** Sets a height that only the browser knows; the policy refuses it as an attribute. */
function useHeight(pixels: number): RefCallback<HTMLElement> {
  return useCallback(
    (element) => {
      if (element) element.style.height = `${pixels}px`;
    },
    [pixels],
  );
}
