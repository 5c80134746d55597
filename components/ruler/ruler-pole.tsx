import clsx from 'clsx';
import { marksOn, placeOn, type Scale } from '@/lib/ruler/scale';
import { textAnchorOn } from '@/lib/ruler/text-anchor';

interface RulerPoleProps {
  readonly scale: Scale;
  /** The distance between long marks, which are labeled with their values. */
  readonly step: number;
  /** The distance between short marks. */
  readonly tick: number;
  readonly print?: (value: number) => string;
  /** `between`: in the middle between two marks, for spans such as days. Default: below the marks. */
  readonly labels?: 'below' | 'between';
  readonly isLow?: boolean;
}

/** Keep the first and last labels away from the ends of the pole. */
const insets = { start: 6, middle: 0, end: -6 } as const;

export function RulerPole({ scale, step, tick, print = String, labels = 'below', isLow = false }: RulerPoleProps) {
  const marks = marksOn(scale, step);
  const isBetween = labels === 'between';
  return (
    <svg
      width="100%"
      height={isLow ? 38 : 54}
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
      {(isBetween ? marks.slice(0, -1) : marks).map((value) => {
        const place = `${placeOn(scale, value)}%`;
        const textAnchor = isBetween ? 'middle' : textAnchorOn(scale, value);
        return (
          <g key={value}>
            <line
              x1={place}
              x2={place}
              y2={isLow ? 15 : 20}
              strokeWidth="2"
              className={isLow ? 'stroke-ink' : 'stroke-door'}
            />
            <text
              x={isBetween ? `${placeOn(scale, value + step / 2)}%` : place}
              y={isLow ? 29 : 42}
              dx={insets[textAnchor]}
              textAnchor={textAnchor}
              className={clsx('fill-ink font-serif font-bold', isLow ? 'text-small' : 'text-body')}
            >
              {print(value)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
