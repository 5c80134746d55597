import clsx from 'clsx';
import type { Term } from '@/lib/prices/term';
import { percent } from '@/lib/ruler/scale';
import { textAnchorOn } from '@/lib/ruler/text-anchor';

export interface LoanRange {
  readonly name: string;
  readonly term: Term;
}

/** More short marks would run together on a phone. */
const maxMarks = 100;

/** From 0 to the longest term: a long mark for each term, and a bar for each range of terms. */
export function LoanScale({
  months,
  ranges,
}: {
  readonly months: readonly number[];
  readonly ranges: readonly LoanRange[];
}) {
  const longest = months.at(-1) ?? 1;
  const at = (month: number) => percent(month / longest);
  const monthsPerMark = Math.ceil(longest / maxMarks);
  return (
    <svg
      aria-hidden="true"
      className="size-full overflow-visible fill-ink font-serif text-[1.25rem] leading-none font-bold"
    >
      <pattern id="loan-month" width={monthsPerMark / longest} height="1">
        <path d="M0 0h1.5v14H0z" />
      </pattern>
      <rect width="100%" height="14" fill="url(#loan-month)" />
      {[0, ...months].map((month) => {
        const textAnchor = textAnchorOn({ low: 0, high: longest }, month);
        return (
          <g key={month}>
            <rect x={at(month)} width="2" height="30" />
            <text
              x={at(month)}
              y="55"
              textAnchor={textAnchor}
              // Phones have room only for the labels at the ends.
              className={clsx(textAnchor === 'middle' && 'max-sm:hidden')}
            >
              {month}
            </text>
          </g>
        );
      })}
      {ranges.map(({ name, term: [low, high] }) => (
        <g key={name}>
          <rect x={at(low)} y="98" width={at(high - low)} height="26" className="fill-copper" />
          {/* Phones have no room for names. The last name ends where its bar does, or it could run past the scale. */}
          <text
            x={at(high === longest ? high : low)}
            y="90"
            textAnchor={high === longest ? 'end' : 'start'}
            className="font-sans text-[min(0.9375rem,20px)] font-semibold max-sm:hidden"
          >
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
