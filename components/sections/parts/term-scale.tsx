import type { Term } from '@/lib/prices/term';
import { toTenths } from './to-tenths';

/* The scale in drawing units. */
const left = 1;
const width = 248;
const height = 34;

interface TermScaleProps {
  readonly term: Term;
  /** The longest term that is offered: the end of the scale. */
  readonly longest: number;
  readonly className?: string;
}

/** A term on a scale of all months, with a mark for each quarter and a longer one for each year. */
export function TermScale({ term, longest, className }: TermScaleProps) {
  const [from, to] = term;
  const x = (month: number) => toTenths(left + (month / longest) * width);
  const quarters = Array.from({ length: Math.ceil(longest / 3) - 1 }, (_, index) => (index + 1) * 3);
  return (
    <svg
      viewBox="0 -1 258 64"
      role="img"
      aria-label={`A scale of ${longest} months, with ${from} to ${to} marked.`}
      strokeLinejoin="round"
      strokeLinecap="round"
      className={className}
    >
      <rect x={left} width={width} height={height} className="fill-pine" />
      <rect x={x(from)} width={toTenths(x(to) - x(from))} height={height} className="fill-copper" />
      <path
        d={quarters.map((month) => `M${x(month)} 0v${month % 12 === 0 ? 13 : 7}`).join('')}
        className="stroke-ink stroke-[1.2]"
      />
      <rect x={left} width={width} height={height} fill="none" className="stroke-ink stroke-[1.6]" />
      <g className="fill-ink text-[14px] font-bold">
        <path d={term.map((month) => `M${x(month)} 38l-6 8h12z`).join('')} />
        {term.map((month) => (
          <text key={month} x={x(month)} y="61" textAnchor="middle">
            {month}
          </text>
        ))}
      </g>
    </svg>
  );
}
