import { useCallback, useEffect, useRef, type PointerEvent } from 'react';

const closeDelayMs = 300;

/** Closes a menu shortly after the mouse leaves it. Fingers and pens are ignored: they leave whenever they're lifted. */
export function useCloseAfterLeave(close: () => void) {
  const timer = useRef<number | undefined>(undefined);
  const cancelClose = useCallback(() => window.clearTimeout(timer.current), []);
  useEffect(() => cancelClose, [cancelClose]);

  return {
    cancelClose,
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      cancelClose();
      timer.current = window.setTimeout(close, closeDelayMs);
    },
  };
}
