/** Stripes for the "up to" part of a bar, perpendicular to a roof slope of 8:12. */
export function Hatch({ id, className }: { readonly id: string; readonly className: string }) {
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(33.69)">
      <path d="M0 0h4v8H0z" className={className} />
    </pattern>
  );
}
