import clsx from 'clsx';
import { textUs } from '@/content/company';

/** Beside a call link, on phones, if the owner welcomes texts. */
export function TextUs({ className }: { readonly className?: string }) {
  return textUs ? (
    <a
      href={textUs.href}
      className={clsx(
        'inline-flex min-h-11 items-center font-bold underline underline-offset-4 print:hidden pointer-fine:hidden',
        className,
      )}
    >
      {textUs.label}
    </a>
  ) : null;
}
