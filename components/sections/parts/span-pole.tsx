import { Fragment, useId } from 'react';
import { percent, type Span } from '@/lib/ruler/scale';

/** A month or a day. Phones have room only for `short`. */
interface PoleField {
  readonly name: string;
  readonly short: string;
}

/** Counted in fields from the left end. If `low` equals `high`, it's a moment, such as the end of the last day. */
interface PoleSpan extends Span {
  /** The latest end. The part after `high` is hatched. */
  readonly latest?: number;
  /** Printed instead of the span's number. */
  readonly name?: string;
}

/** A pole of equal fields, with numbered or named spans to scale below it. */
export function SpanPole({
  fields,
  spans,
}: {
  readonly fields: readonly PoleField[];
  readonly spans: readonly PoleSpan[];
}) {
  const grain = useId();
  const hatch = useId();
  const place = (field: number) => percent(field / fields.length);
  return (
    <svg width="100%" height="78" aria-hidden="true" className="block overflow-visible">
      <pattern id={grain} width="11" height="54" patternUnits="userSpaceOnUse">
        <path d="M0 0h11v54H0z" className="fill-pine" />
        <path d="M0 0h2.5v54H0z" className="fill-copper opacity-10" />
      </pattern>
      {/* The same stripes as in ruler/hatch.tsx, but narrower and on white. */}
      <pattern id={hatch} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(33.69)">
        <path d="M0 0h8v8H0z" className="fill-white" />
        <path d="M0 0h3v8H0z" className="fill-shutter" />
      </pattern>
      <rect width="100%" height="54" fill={`url(#${grain})`} strokeWidth="1.5" className="stroke-ink" />
      {fields.map(({ name, short }, index) => (
        <g key={name} className="fill-ink font-serif font-bold">
          <line x1={place(index)} x2={place(index)} y2="18" strokeWidth="1.5" className="stroke-ink" />
          <text x={place(index + 0.5)} y="40" textAnchor="middle" className="text-small max-sm:hidden md:text-large">
            {name}
          </text>
          <text x={place(index + 0.5)} y="40" textAnchor="middle" className="text-base sm:hidden">
            {short}
          </text>
        </g>
      ))}
      {spans.map(({ low, high, latest, name }, index) => {
        const isMoment = low === high;
        return (
          <Fragment key={low}>
            {latest && latest > high ? (
              <rect
                x={place(high)}
                y="58"
                width={place(latest - high)}
                height="18"
                fill={`url(#${hatch})`}
                className="stroke-shutter"
              />
            ) : null}
            <svg x={place(low)} width={place(high - low)} height="78" overflow="visible">
              <rect y="58" width="100%" height="18" className="fill-shutter" />
              <rect x={isMoment ? -5 : 0} width="5" height="76" className="fill-door" />
              {isMoment ? <path d="M-25 58h20v18h-20z" className="fill-door" /> : null}
              {name ? (
                <text x="10" y="72" className="fill-white text-[14px] font-bold max-xs:hidden">
                  {name}
                </text>
              ) : (
                <text x={isMoment ? -19 : 14} y="72" fontSize="15" className="fill-white font-bold">
                  {index + 1}
                </text>
              )}
            </svg>
          </Fragment>
        );
      })}
    </svg>
  );
}
