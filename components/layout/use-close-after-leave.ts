'use client';

import { useCallback, useEffect, useRef, type PointerEvent } from 'react';

/** Spec section 9: how long a menu stays open after the mouse has left it, in milliseconds. */
export const closeDelay = 300;

/** Handlers that close a menu 300 ms after the mouse has left it, unless it comes back. A finger never leaves. */
export function useCloseAfterLeave(close: () => void) {
  const timer = useRef<number | undefined>(undefined);
  const stay = useCallback(() => window.clearTimeout(timer.current), []);
  useEffect(() => stay, [stay]);

  return {
    stay,
    onPointerEnter: stay,
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      stay();
      timer.current = window.setTimeout(close, closeDelay);
    },
  };
}
