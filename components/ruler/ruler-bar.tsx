import { spanOn, type OpenSpan, type Scale } from '@/lib/ruler/scale';

const fills = { pine: 'fill-pine', sage: 'fill-sage', pond: 'fill-pond' } as const;

interface RulerBarProps {
  readonly scale: Scale;
  readonly span: OpenSpan;
  readonly fill: keyof typeof fills;
  readonly height?: number;
}

/** A bar from `span.low` to `span.high`, a mark if they're equal, or an arrow from an open one. Decorative: the text beside it has the figures. */
export function RulerBar({ scale, span, fill, height = 22 }: RulerBarProps) {
  const { left, width } = spanOn(scale, span);
  return (
    <svg height={height} aria-hidden="true" className="block w-full overflow-visible">
      <line x2="100%" y1="50%" y2="50%" className="stroke-rule-strong" />
      {span.isOpen ? (
        <svg x={`${left}%`} className="overflow-visible">
          <path
            d={`M0 0h${height}l${height / 2} ${height / 2}-${height / 2} ${height / 2}H0z`}
            strokeWidth="1.5"
            className={`${fills[fill]} stroke-ink`}
          />
        </svg>
      ) : width > 0 ? (
        <rect
          x={`${left}%`}
          width={`${width}%`}
          height="100%"
          strokeWidth="1.5"
          className={`${fills[fill]} stroke-ink`}
        />
      ) : (
        <line x1={`${left}%`} x2={`${left}%`} y2="100%" strokeWidth="3" className="stroke-ink" />
      )}
    </svg>
  );
}
