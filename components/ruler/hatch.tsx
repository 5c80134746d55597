interface HatchProps {
  readonly id: string;
  readonly className?: string;
}

export function Hatch({ id, className }: HatchProps) {
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(33.69)">
      <path d="M0 0h4v8H0z" className={className} />
    </pattern>
  );
}
