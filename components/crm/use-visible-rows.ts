import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefCallback } from 'react';
import type { Lead } from '@/lib/crm/types';

/* Lists up to this length are rendered in full, for find-in-page and screen readers. */
const maxFullLength = 30;

/** In a long list, renders only the rows near the viewport. `typicalHeight` is the usual height of a row in pixels. */
export function useVisibleRows<List extends HTMLElement>(
  leads: readonly Lead[],
  openLeadId: string | null,
  typicalHeight: number,
) {
  const count = leads.length;
  const openIndex = openLeadId === null ? -1 : leads.findIndex(({ id }) => id === openLeadId);
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
    estimateSize: () => typicalHeight,
    overscan: 4,
    scrollMargin: top,
    rangeExtractor: (range) =>
      range.count <= maxFullLength
        ? Array.from({ length: range.count }, (_, index) => index)
        : defaultRangeExtractor(range),
  });

  // Renders the row of the open lead, so that focus can return to it. In a short list, all rows are rendered.
  useEffect(() => {
    if (openIndex >= 0 && count > maxFullLength) virtualizer.scrollToIndex(openIndex);
  }, [virtualizer, openIndex, count]);

  const rows = virtualizer.getVirtualItems();
  const first = rows[0];
  const last = rows.at(-1);
  const above = first ? first.start - top : 0;
  const below = last ? virtualizer.getTotalSize() - (last.end - top) : 0;

  return {
    list,
    rows,
    measure: virtualizer.measureElement,
    // Refs for the empty rows that take up the height of those not rendered.
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
