'use client';

import { useCallback, useEffect, useRef, type PointerEvent } from 'react';

/** How long a menu stays open after the mouse leaves it, in milliseconds. */
export const closeDelay = 300;

/** Pointer handlers that close a menu 300 ms after the mouse leaves it, unless it returns. Touch and pen are ignored. */
export function useCloseAfterLeave(close: () => void) {
  const timer = useRef<number | undefined>(undefined);
  const cancelClose = useCallback(() => window.clearTimeout(timer.current), []);
  useEffect(() => cancelClose, [cancelClose]);

  return {
    cancelClose,
    onPointerEnter: cancelClose,
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      cancelClose();
      timer.current = window.setTimeout(close, closeDelay);
    },
  };
}
