import clsx from 'clsx';
import { RichText } from '@/components/ui/rich-text';
import type { RichText as RichTextContent } from '@/content/types';

interface FinePrintProps {
  readonly text: RichTextContent;
  readonly onDark: boolean;
}

export function FinePrint({ text, onDark }: FinePrintProps) {
  return (
    <p className={clsx('mt-4 max-w-copy max-sm:text-base md:mt-5', onDark ? 'text-cream-2' : 'text-ink-2')}>
      <RichText>{text}</RichText>
    </p>
  );
}
