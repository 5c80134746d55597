import type { ReactNode } from 'react';
import type { RichText } from '@/content/types';
import { FinePrint } from './fine-print';
import { FoldedOnPhones } from './folded-on-phones';

interface SectionBodyProps {
  readonly foldedOnPhonesAs: string | undefined;
  readonly footnote: RichText | undefined;
  readonly onDark: boolean;
  readonly children: ReactNode;
}

export function SectionBody({ foldedOnPhonesAs, footnote, onDark, children }: SectionBodyProps) {
  const body = (
    <>
      {children}
      {footnote ? <FinePrint text={footnote} onDark={onDark} /> : null}
    </>
  );
  return foldedOnPhonesAs ? <FoldedOnPhones label={foldedOnPhonesAs}>{body}</FoldedOnPhones> : body;
}
