import { textUs } from '@/content/company';

/** Beside a call link, on phones, if the owner welcomes texts. */
export function TextUs() {
  return textUs ? (
    <a
      href={textUs.href}
      className="inline-flex min-h-11 items-center font-bold underline underline-offset-4 print:hidden pointer-fine:hidden"
    >
      {textUs.label}
    </a>
  ) : null;
}
