import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Text } from '@/components/ui/rich-text';
import { Summary } from '@/components/ui/summary';
import type { RichText as RichTextContent } from '@/content/rich-text';

interface SectionBodyProps {
  readonly foldedOnPhonesAs: string | undefined;
  readonly footnote?: RichTextContent;
  readonly footnoteClassName?: string;
  readonly onDark?: boolean;
  readonly children: ReactNode;
}

/** The folded body is after the `details`, not inside, so that a wide screen shows it without a script. */
export function SectionBody({ foldedOnPhonesAs, footnote, footnoteClassName, onDark, children }: SectionBodyProps) {
  const color = onDark ? 'text-cream-2' : 'text-ink-2';
  const body = (
    <>
      {children}
      <Text
        className={clsx('mt-4 max-w-copy max-sm:text-base', footnoteClassName ?? 'md:mt-5', color)}
        text={footnote}
      />
    </>
  );
  if (!foldedOnPhonesAs) return body;
  return (
    <div className="md:contents">
      <details className="fold sm:hidden print:hidden">
        <Summary>{foldedOnPhonesAs}</Summary>
      </details>
      <div className="fold-body md:contents">{body}</div>
    </div>
  );
}
