import { marksOn, placeOn, type Scale } from '@/lib/ruler/scale';
import { textAnchorOn } from '@/lib/ruler/text-anchor';

interface RulerPoleProps {
  readonly scale: Scale;
  /** The distance between long marks, which are labeled with their values. */
  readonly step: number;
  /** The distance between short marks. */
  readonly tick: number;
  readonly print?: (value: number) => string;
}

/** Keep the first and last labels away from the ends of the pole. */
const insets = { start: 6, middle: 0, end: -6 } as const;

export function RulerPole({ scale, step, tick, print = String }: RulerPoleProps) {
  return (
    <svg
      width="100%"
      height="54"
      aria-hidden="true"
      className="block overflow-hidden border-b-fine border-board-edge bg-wood-grain"
    >
      {marksOn(scale, tick).map((value) => (
        <line
          key={value}
          x1={`${placeOn(scale, value)}%`}
          x2={`${placeOn(scale, value)}%`}
          y2="8"
          strokeWidth="1.4"
          className="stroke-ink"
        />
      ))}
      {marksOn(scale, step).map((value) => {
        const place = `${placeOn(scale, value)}%`;
        const textAnchor = textAnchorOn(scale, value);
        return (
          <g key={value}>
            <line x1={place} x2={place} y2="20" strokeWidth="2" className="stroke-door" />
            <text
              x={place}
              y="42"
              dx={insets[textAnchor]}
              textAnchor={textAnchor}
              className="fill-ink font-serif text-body font-bold"
            >
              {print(value)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
