interface PieceRuleProps {
  readonly width: number;
  readonly tick: number;
}

const height = 16;

export function PieceRule({ width, tick }: PieceRuleProps) {
  const ticks = Array.from({ length: Math.floor(width / tick) }, (_, index) => (index + 1) * tick);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="piece-rule">
      <path d={ticks.map((x) => `M${Math.round(x * 10) / 10} 0v9`).join('')} />
    </svg>
  );
}
