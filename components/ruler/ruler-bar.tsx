import { useId } from 'react';
import { placeOn, spanOn, type Scale, type Span } from '@/lib/ruler/scale';
import { Hatch } from './hatch';

const fills = {
  pine: 'fill-pine',
  sage: 'fill-sage',
  pond: 'fill-pond',
  straw: 'fill-straw',
  peach: 'fill-peach',
} as const;

interface RulerBarProps {
  readonly scale: Scale;
  readonly span: Span;
  readonly fill?: keyof typeof fills;
  /** `range`: from low to high, or one mark if they're equal. `from zero`: solid up to low, hatched up to high. */
  readonly shows?: 'range' | 'from zero';
  readonly height?: number;
}

/** Decorative: the figures are in the text beside it. */
export function RulerBar({ scale, span, fill = 'pine', shows = 'range', height = 22 }: RulerBarProps) {
  const hatch = useId();
  const { left, width } = spanOn(scale, span);
  return (
    <svg height={height} aria-hidden="true" className="block w-full overflow-visible">
      {shows === 'range' ? (
        <>
          <line x2="100%" y1="50%" y2="50%" className="stroke-rule-strong" />
          {width > 0 ? (
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
        </>
      ) : (
        <>
          <Hatch id={hatch} className={fills[fill]} />
          <rect
            width={`${placeOn(scale, span.high)}%`}
            height="100%"
            fill={`url(#${hatch})`}
            strokeWidth="1.5"
            className="stroke-ink"
          />
          <rect width={`${left}%`} height="100%" strokeWidth="1.5" className={`${fills[fill]} stroke-ink`} />
        </>
      )}
    </svg>
  );
}
