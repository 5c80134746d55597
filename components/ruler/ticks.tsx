interface TicksProps {
  readonly id: string;
  readonly count: number;
  readonly height: number;
  readonly thickness: number;
}

/** Short marks at equal distances, of which the HTML has only one. */
export function Ticks({ id, count, height, thickness }: TicksProps) {
  return (
    <>
      <pattern id={id} width={`${100 / count}%`} height={height} patternUnits="userSpaceOnUse">
        {/* The pattern cuts off its left half. */}
        <path d={`M0 0v${height}`} strokeWidth={2 * thickness} />
      </pattern>
      <rect width="100%" height={height} fill={`url(#${id})`} stroke="none" />
    </>
  );
}
