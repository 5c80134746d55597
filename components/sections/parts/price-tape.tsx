import clsx from 'clsx';
import type { PricedJob } from '@/content/prices';
import { priceOfSize, printBarePrice, type PriceRange } from '@/lib/prices/price';
import { timesSize } from '@/lib/prices/dollar-span';
import { marksOn, placeOn, spanOn } from '@/lib/ruler/scale';
import { formatDollars } from '@/lib/dollars';

interface PriceTapeProps {
  readonly squares: number;
  readonly jobs: readonly PricedJob<PriceRange>[];
  readonly chosen: PricedJob<PriceRange>;
}

/** On wide screens. In pixels, like `sm:h-[46px]` below, so that with large text the lines still start at their bar. */
const rowHeight = 46;
/** Dollars between ticks. */
const tick = 1000;
/** Dollars between figures. */
const step = 4000;
/** Dollars between figures on phones, which have room for half of them. */
const phoneStep = 8000;

export function PriceTape({ squares, jobs, chosen }: PriceTapeProps) {
  const bars = jobs.map((job) => ({ job, span: timesSize(job, squares) }));
  const top = Math.max(...bars.map(({ span }) => span.high));
  const scale = { low: 0, high: Math.ceil(top / (2 * tick)) * 2 * tick };
  const chosenRow = jobs.indexOf(chosen);
  const chosenSpan = timesSize(chosen, squares);
  return (
    <div className="relative mt-8 md:mt-12">
      <svg aria-hidden="true" className="absolute inset-x-0 top-0 h-full w-full max-sm:hidden">
        {[chosenSpan.low, chosenSpan.high].map((value) => (
          <line
            key={value}
            x1={`${placeOn(scale, value)}%`}
            x2={`${placeOn(scale, value)}%`}
            y1={(chosenRow + 1) * rowHeight - 4}
            y2={jobs.length * rowHeight + 10}
            strokeWidth="1.5"
            className="stroke-ochre"
          />
        ))}
      </svg>
      <ul className="relative">
        {bars.map(({ job, span }) => {
          const { left, width } = spanOn(scale, span);
          const figures = printBarePrice(priceOfSize(job, squares), { conditionIs: 'in the sentence above' });
          // So far to the right, a bar leaves no room for its name after it.
          const isNameOnLeft = left > 60;
          const isChosen = job === chosen;
          return (
            <li key={job.job} className="max-sm:pb-1.5">
              <p className="font-semibold sm:sr-only">
                {job.job} <span className="font-normal text-cream-2">{figures}</span>
              </p>
              <svg aria-hidden="true" width="100%" className="block h-4.5 sm:h-[46px]">
                <rect
                  x={`${left}%`}
                  y={isChosen ? '8%' : '20%'}
                  width={`${width}%`}
                  height={isChosen ? '84%' : '60%'}
                  className={isChosen ? 'fill-ochre' : 'fill-shutter-tint'}
                />
                <text
                  x={`${isNameOnLeft ? left : left + width}%`}
                  dx={isNameOnLeft ? -14 : 14}
                  y="28"
                  textAnchor={isNameOnLeft ? 'end' : 'start'}
                  className="tape-name"
                >
                  {job.job} <tspan className="fill-cream-2 font-normal print:fill-ink">{figures}</tspan>
                </text>
              </svg>
            </li>
          );
        })}
      </ul>
      <div className="-mx-(--pad) mt-2.5 border-b-3 border-ochre-edge bg-ochre px-(--pad)">
        <svg aria-hidden="true" width="100%" height="60" className="overflow-visible">
          {marksOn(scale, tick).map((value) => (
            <line
              key={value}
              x1={`${placeOn(scale, value)}%`}
              x2={`${placeOn(scale, value)}%`}
              y2={value % step === 0 ? 26 : 13}
              strokeWidth={value % step === 0 ? 2 : 1.5}
              className="stroke-ink"
            />
          ))}
          {marksOn(scale, step)
            .filter((value) => value % step === 0)
            .map((value) => (
              <text
                key={value}
                x={`${placeOn(scale, value)}%`}
                y="50"
                textAnchor={value === 0 ? 'start' : 'middle'}
                className={clsx('fill-ink font-serif font-bold', value % phoneStep !== 0 && 'max-sm:hidden')}
              >
                {formatDollars(value)}
              </text>
            ))}
        </svg>
      </div>
    </div>
  );
}
