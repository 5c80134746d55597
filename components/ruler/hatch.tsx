/** Stripes on the part of a bar that means "up to". They're at right angles to a slope of 8:12, like the roof's. */
export function Hatch({ id, className }: { readonly id: string; readonly className: string }) {
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(33.69)">
      <path d="M0 0h4v8H0z" className={className} />
    </pattern>
  );
}
