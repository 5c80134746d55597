import clsx from 'clsx';

interface PriceBadgeProps {
  readonly children: string;
  readonly unit?: string;
  readonly size?: 'usual' | 'small';
}

const sizes = {
  usual: 'max-w-full py-1 pr-7 pl-3 text-large clip-tag',
  /** May use the space to the right of a narrow column. */
  small: clsx(
    'max-w-[calc(100%+0.375rem)] px-1 py-0.75 text-small tracking-heading 3xl:whitespace-nowrap',
    'md:max-xl:py-1 md:max-xl:pr-7 md:max-xl:pl-3 md:max-xl:text-large md:max-xl:clip-tag',
  ),
} as const;

/** For a line of its own below a name. On a picture, it would cover the thing that has this price. */
export function PriceBadge({ children, unit, size = 'usual' }: PriceBadgeProps) {
  return (
    <p
      data-price-badge=""
      className={clsx(
        'mt-1 w-fit bg-ink font-serif leading-tight font-bold text-white print:bg-transparent print:p-0 print:text-ink',
        sizes[size],
      )}
    >
      {children}
      {unit === undefined ? null : <span className="font-sans text-small font-medium">{` ${unit}`}</span>}
    </p>
  );
}
