import clsx from 'clsx';
import { RichText } from '@/components/ui/rich-text';
import type { RichText as RichTextContent } from '@/content/types';
import { PriceGuideLink } from './price-guide-link';

interface FinePrintProps {
  readonly text?: RichTextContent;
  /** Links to the price guide, in sections that show prices. */
  readonly linksPrices: boolean;
  readonly onDark: boolean;
  /** One below the other, for a narrow column. Otherwise side by side. */
  readonly isStacked: boolean;
  readonly className?: string;
}

/** What a section adds to its list: a footnote, and the link from its prices to all of them. */
export function FinePrint({ text, linksPrices, onDark, isStacked, className }: FinePrintProps) {
  return (
    <div
      className={clsx(
        'mt-4',
        isStacked ? 'grid' : 'flex flex-wrap items-baseline justify-between gap-x-12 gap-y-2 md:mt-5',
        className,
      )}
    >
      {text ? (
        <p
          className={clsx(
            'max-w-copy',
            onDark ? 'text-cream-2' : 'text-ink-2',
            linksPrices && !isStacked && 'sm:flex-1 sm:basis-96',
          )}
        >
          <RichText>{text}</RichText>
        </p>
      ) : null}
      {linksPrices ? <PriceGuideLink /> : null}
    </div>
  );
}
