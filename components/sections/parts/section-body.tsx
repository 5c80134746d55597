import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Text } from '@/components/ui/rich-text';
import type { RichText as RichTextContent } from '@/content/rich-text';

interface SectionBodyProps {
  readonly footnote?: RichTextContent;
  readonly footnoteClassName?: string;
  readonly onDark?: boolean;
  readonly children: ReactNode;
}

export function SectionBody({ footnote, footnoteClassName, onDark, children }: SectionBodyProps) {
  const color = onDark ? 'text-cream-2' : 'text-ink-2';
  return (
    <>
      {children}
      <Text
        className={clsx('mt-4 max-w-copy max-sm:text-small/snug', footnoteClassName ?? 'md:mt-5', color)}
        text={footnote}
      />
    </>
  );
}
