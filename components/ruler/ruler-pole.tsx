import clsx from 'clsx';
import { Fragment, useId } from 'react';
import { marksOn, placeOn, type Scale } from '@/lib/ruler/scale';
import { textAnchorOn } from '@/lib/ruler/text-anchor';
import { Ticks } from './ticks';

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
      className={clsx(
        'overflow-hidden border-b-fine border-board-edge fill-ink stroke-ink font-serif font-bold bg-wood-grain',
        isLow ? 'text-small' : 'text-body',
      )}
    >
      <Ticks id={useId()} count={(scale.high - scale.low) / tick} height={8} thickness={1.4} />
      {(isBetween ? marks.slice(0, -1) : marks).map((value) => {
        const place = `${placeOn(scale, value)}%`;
        const textAnchor = isBetween ? 'middle' : textAnchorOn(scale, value);
        return (
          <Fragment key={value}>
            <line
              x1={place}
              x2={place}
              y2={isLow ? 15 : 20}
              strokeWidth="2"
              className={isLow ? undefined : 'stroke-door'}
            />
            <text
              x={isBetween ? `${placeOn(scale, value + step / 2)}%` : place}
              y={isLow ? 29 : 42}
              dx={insets[textAnchor] || undefined}
              textAnchor={textAnchor}
              stroke="none"
            >
              {print(value)}
            </text>
          </Fragment>
        );
      })}
    </svg>
  );
}
