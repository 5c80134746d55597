interface PriceBadgeProps {
  /** The figures, or the words that stand in their place. */
  readonly children: string;
  /** `per linear foot`, set smaller than the figures. */
  readonly unit?: string;
}

/** A price at the top left of a picture, with a slanted edge. The parent must be `relative`. */
export function PriceBadge({ children, unit }: PriceBadgeProps) {
  return (
    <p className="absolute top-0 left-0 z-10 max-w-full bg-ink py-2.5 pr-9 pl-4.5 font-serif text-large leading-display font-bold text-white clip-tag sm:text-h4">
      {children}
      {unit === undefined ? null : <span className="font-sans text-small font-medium">{` ${unit}`}</span>}
    </p>
  );
}
