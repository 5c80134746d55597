import { useId } from 'react';
import { percent } from '@/lib/ruler/scale';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const place = (month: number) => percent(month / months.length);

interface MonthPoleProps {
  /** Months are 1 to 12. */
  readonly spans: readonly (readonly [first: number, last: number])[];
  /** Labels for the spans, instead of numbers. */
  readonly names?: readonly string[];
}

/** A year, with numbered or named spans to scale below it. */
export function MonthPole({ spans, names }: MonthPoleProps) {
  const grain = useId();
  return (
    <svg width="100%" height="78" aria-hidden="true" className="block overflow-visible">
      <pattern id={grain} width="11" height="54" patternUnits="userSpaceOnUse">
        <path d="M0 0h11v54H0z" className="fill-pine" />
        <path d="M0 0h2.5v54H0z" className="fill-copper opacity-10" />
      </pattern>
      <rect width="100%" height="54" fill={`url(#${grain})`} strokeWidth="1.5" className="stroke-ink" />
      {months.map((name, index) => (
        <g key={name} className="fill-ink font-serif font-bold">
          <line x1={place(index)} x2={place(index)} y2="18" strokeWidth="1.5" className="stroke-ink" />
          <text x={place(index + 0.5)} y="40" textAnchor="middle" className="text-small max-sm:hidden md:text-large">
            {name}
          </text>
          <text x={place(index + 0.5)} y="40" textAnchor="middle" className="text-base sm:hidden">
            {name.charAt(0)}
          </text>
        </g>
      ))}
      {spans.map(([first, last], index) => (
        <svg key={first} x={place(first - 1)} width={place(last - first + 1)} height="78" overflow="visible">
          <rect y="58" width="100%" height="18" className="fill-shutter" />
          <rect width="5" height="76" className="fill-door" />
          {names?.[index] ? (
            <text x="10" y="72" className="fill-white text-[14px] font-bold max-xs:hidden">
              {names[index]}
            </text>
          ) : (
            <text x="14" y="72" fontSize="15" className="fill-white font-bold">
              {index + 1}
            </text>
          )}
        </svg>
      ))}
    </svg>
  );
}
