interface HatchProps {
  readonly id: string;
  readonly className: string;
  /** `fine`: thin lines, on a bar with an edge. */
  readonly lines?: 'usual' | 'fine';
}

/** Stripes for the "up to" part of a bar, perpendicular to a roof slope of 8:12. */
export function Hatch({ id, className, lines = 'usual' }: HatchProps) {
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(33.69)">
      <path d={lines === 'fine' ? 'M0 0h1.3v8H0zM4 0h1.3v8H4z' : 'M0 0h4v8H0z'} className={className} />
    </pattern>
  );
}
