import { useCallback, useEffect, useRef, type PointerEvent } from 'react';

const closeDelayMs = 300;

/** Only for the mouse: a finger or pen leaves whenever it's lifted. */
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
      timer.current = window.setTimeout(close, closeDelayMs);
    },
  };
}
