import { marksOn, placeOn, type Scale } from '@/lib/ruler/scale';

interface RulerPoleProps {
  readonly scale: Scale;
  /** The interval of red marks with values. */
  readonly step: number;
  readonly tick: number;
  readonly print?: (value: number) => string;
}

export function RulerPole({ scale, step, tick, print = String }: RulerPoleProps) {
  const marks = marksOn(scale, step);
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
      {marks.map((value, index) => {
        const place = `${placeOn(scale, value)}%`;
        const isFirst = index === 0;
        const isLast = index === marks.length - 1;
        return (
          <g key={value}>
            <line x1={place} x2={place} y2="20" strokeWidth="2" className="stroke-door" />
            <text
              x={place}
              y="42"
              dx={isFirst ? 6 : isLast ? -6 : 0}
              textAnchor={isFirst ? 'start' : isLast ? 'end' : 'middle'}
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
