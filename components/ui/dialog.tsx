'use client';

import clsx from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { dialogClassName } from './dialog-class-name';

interface DialogProps {
  readonly open: boolean;
  /** Called when the visitor closes it: Escape, the backdrop, or a button of yours that closes the dialog. */
  readonly onClose: () => void;
  /** The id of the heading that names it. */
  readonly labelledBy: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus, closes on Escape and gives the focus back by itself. */
export function Dialog({ open, onClose, labelledBy, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      onClose={onClose}
      onClick={(event) => {
        // A press on the backdrop reaches the dialog element itself; its content stands in a child.
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
      className={clsx(
        dialogClassName,
        'max-h-[94vh] w-[min(1040px,calc(100vw-32px))]',
        className,
      )}
    >
      {open ? children : null}
    </dialog>
  );
}
