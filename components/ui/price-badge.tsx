/**
 * A price at the top left of a picture, with a slanted edge. The parent must be `relative`.
 * In `$8–$12 per linear foot` the unit is set smaller than the figure.
 */
export function PriceBadge({ children }: { readonly children: string }) {
  const unitAt = children.indexOf(' per ');
  const figure = unitAt < 0 ? children : children.slice(0, unitAt);
  return (
    <p className="absolute top-0 left-0 z-10 max-w-full bg-ink py-2.5 pr-9 pl-4.5 font-serif text-[1.1rem] leading-[1.15] font-bold text-white clip-tag sm:text-[1.25rem]">
      {figure}
      {unitAt < 0 ? null : <span className="font-sans text-small font-medium">{children.slice(unitAt)}</span>}
    </p>
  );
}
