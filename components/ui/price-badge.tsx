import clsx from 'clsx';

interface PriceBadgeProps {
  readonly children: string;
  readonly unit?: string;
  readonly size?: 'usual' | 'small';
}

const sizes = {
  usual: 'py-1 pr-7 pl-3 text-large clip-tag',
  small:
    'px-1.75 py-0.75 text-small md:max-xl:py-1 md:max-xl:pr-7 md:max-xl:pl-3 md:max-xl:text-large md:max-xl:clip-tag 3xl:whitespace-nowrap',
} as const;

/** On its own line below a name: on a picture, it would cover what it prices. */
export function PriceBadge({ children, unit, size = 'usual' }: PriceBadgeProps) {
  return (
    <p
      data-price-badge=""
      className={clsx(
        'mt-1 w-fit max-w-full bg-ink font-serif leading-tight font-bold text-white print:bg-transparent print:p-0 print:text-ink',
        sizes[size],
      )}
    >
      {children}
      {unit === undefined ? null : <span className="font-sans text-small font-medium">{` ${unit}`}</span>}
    </p>
  );
}
