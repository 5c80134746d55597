interface PriceBadgeProps {
  /** The figures, or the words in their place. */
  readonly children: string;
  /** `per linear foot`, set smaller than the figures. */
  readonly unit?: string;
}

/** A price on a tag with a slanted edge, on a line of its own below a name: on a picture it would cover what it prices. */
export function PriceBadge({ children, unit }: PriceBadgeProps) {
  return (
    <p
      data-price-badge=""
      className="mt-1 w-fit max-w-full bg-ink py-1 pr-7 pl-3 font-serif text-large leading-tight font-bold text-white clip-tag print:bg-transparent print:p-0 print:text-ink"
    >
      {children}
      {unit === undefined ? null : <span className="font-sans text-small font-medium">{` ${unit}`}</span>}
    </p>
  );
}
