'use client';

import clsx from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { dialogClassName } from './dialog-class-name';

type DialogName =
  | { readonly 'aria-labelledby': string; readonly 'aria-label'?: never }
  | { readonly 'aria-label': string; readonly 'aria-labelledby'?: never };

type DialogProps = DialogName & {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly variant?: keyof typeof variants;
  readonly className?: string;
  readonly children: ReactNode;
};

const variants = {
  panel: `${dialogClassName} max-h-[94vh] w-[min(1040px,calc(100vw-32px))]`,
  'slide-over': 'm-0 h-dvh max-h-none w-64 max-w-[85vw] overflow-y-auto p-0',
} as const;

export function Dialog({ open, onClose, variant = 'panel', className, children, ...name }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const closeOnBackdrop = (event: MouseEvent) => {
      // A click on the backdrop targets the dialog itself. A double click that opens the dialog mustn't close it.
      if (event.target === element && event.detail < 2) element.close();
    };
    element.addEventListener('click', closeOnBackdrop);
    return () => element.removeEventListener('click', closeOnBackdrop);
  }, [open]);

  // The close event fires a moment after the dialog has closed. By then the visitor may have opened it again.
  function handleClose() {
    if (!dialog.current?.open) onClose();
  }

  return (
    <dialog
      ref={dialog}
      {...name}
      onCancel={onClose}
      onClose={handleClose}
      className={clsx(variants[variant], className)}
    >
      {open ? children : null}
    </dialog>
  );
}
