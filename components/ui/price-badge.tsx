import clsx from 'clsx';

interface PriceBadgeProps {
  /** The figures, or the words that stand in their place. */
  readonly children: string;
  /** `per linear foot`, set smaller than the figures. */
  readonly unit?: string;
  /** Smaller on desks, for one of five pictures in a row. */
  readonly isNarrow?: boolean;
  /** A line of bold text without a badge, beside small pictures. */
  readonly inText?: boolean;
}

/**
 * A price at the top left of a picture, with a slanted edge. The parent must be `relative`. On phones, where pictures are
 * too small for it, the badge is in the text.
 */
export function PriceBadge({ children, unit, isNarrow = false, inText = false }: PriceBadgeProps) {
  return (
    <p
      data-price-badge=""
      className={clsx(
        'font-serif text-large leading-tight font-bold',
        inText
          ? // With its unit the price takes a line of its own.
            unit !== undefined && 'max-sm:basis-full'
          : 'bg-ink text-white clip-tag max-sm:my-1 max-sm:w-fit max-sm:py-1 max-sm:pr-6 max-sm:pl-2.5',
        !inText &&
          'sm:absolute sm:top-0 sm:left-0 sm:z-10 sm:max-w-full sm:py-2.5 sm:pr-9 sm:pl-4.5 sm:text-h4 sm:leading-display',
        isNarrow && 'lg:pr-7 lg:pl-3 lg:text-body',
      )}
    >
      {children}
      {unit === undefined ? null : <span className="font-sans text-small font-medium">{` ${unit}`}</span>}
    </p>
  );
}
