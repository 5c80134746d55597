/**
 * A paint chip with a rake cut, at the top left of a picture. The parent is `relative`.
 * `$8–$12 per linear foot` sets the unit smaller than the figure.
 */
export function PriceBadge({ children }: { readonly children: string }) {
  const unitAt = children.indexOf(' per ');
  const figure = unitAt < 0 ? children : children.slice(0, unitAt);
  return (
    <p className="absolute top-0 left-0 z-10 max-w-full bg-ink py-2.5 pr-9 pl-4.5 font-serif text-large leading-display font-bold text-white clip-tag sm:text-h4">
      {figure}
      {unitAt < 0 ? null : <span className="font-sans text-small font-medium">{children.slice(unitAt)}</span>}
    </p>
  );
}
