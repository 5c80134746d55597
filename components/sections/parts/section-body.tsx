import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Text } from '@/components/ui/rich-text';
import type { RichText as RichTextContent } from '@/content/rich-text';

interface SectionBodyProps {
  readonly footnote?: RichTextContent;
  readonly onDark?: boolean;
  readonly children: ReactNode;
}

export function SectionBody({ footnote, onDark, children }: SectionBodyProps) {
  return (
    <>
      {children}
      <Text
        className={clsx('mt-4 max-w-copy max-sm:text-small/snug md:mt-5', onDark ? 'text-cream-2' : 'text-ink-2')}
        text={footnote}
      />
    </>
  );
}
