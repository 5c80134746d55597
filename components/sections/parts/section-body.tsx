import clsx from 'clsx';
import type { ReactNode } from 'react';
import { RichText } from '@/components/ui/rich-text';
import { Summary } from '@/components/ui/summary';
import type { RichText as RichTextContent } from '@/content/types';

interface SectionBodyProps {
  readonly foldedOnPhonesAs: string | undefined;
  readonly footnote?: RichTextContent;
  readonly onDark?: boolean;
  readonly children: ReactNode;
}

/** What is folded comes after the `details`, not inside, so that wide screens show it without a script. */
export function SectionBody({ foldedOnPhonesAs, footnote, onDark = false, children }: SectionBodyProps) {
  const body = (
    <>
      {children}
      {footnote ? (
        <p className={clsx('mt-4 max-w-copy max-sm:text-base md:mt-5', onDark ? 'text-cream-2' : 'text-ink-2')}>
          <RichText>{footnote}</RichText>
        </p>
      ) : null}
    </>
  );
  if (!foldedOnPhonesAs) return body;
  return (
    <div>
      <details className="fold sm:hidden print:hidden">
        <Summary>{foldedOnPhonesAs}</Summary>
      </details>
      <div className="fold-body">{body}</div>
    </div>
  );
}
