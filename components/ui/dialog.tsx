'use client';

import clsx from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { dialogClassName } from './dialog-class-name';

interface DialogProps {
  readonly open: boolean;
  /** Called when the dialog closes: on Escape, on a click on the backdrop, or by a button inside it. */
  readonly onClose: () => void;
  /** The id of the heading that labels the dialog. */
  readonly labelledBy: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A native modal dialog: the browser traps the focus, closes it on Escape and returns the focus. */
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
        // A click on the backdrop targets the dialog element itself; a click on the content targets a child.
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
