import { RulerPole } from '@/components/ruler/ruler-pole';
import { headingId } from '@/components/sections/parts/heading-id';
import { RichText, Text } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import type { WholePrice } from '@/content/storylines';
import { formatDollars } from '@/lib/dollars';
import { timesSize } from '@/lib/prices/dollar-span';
import { priceOfSize, printBarePrice } from '@/lib/prices/price';
import { spanOn } from '@/lib/ruler/scale';
import { SquareCount } from './square-count';

/** Dollars between ticks, and between figures. */
const tick = 1000;
const step = 5000;

export function WholePriceSection({ id, heading, intro, squares, jobs, note }: WholePrice) {
  const labelId = headingId({ id, heading });
  const top = Math.max(...jobs.map((job) => timesSize(job, squares).high));
  const scale = { low: 0, high: Math.ceil(top / tick) * tick };
  return (
    <Section id={id} labelledBy={labelId} tone="shutter" space="medium">
      <div className="grid gap-x-18 gap-y-3.5 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(78px,22%)] items-center gap-x-4 gap-y-1.5 md:block">
          <Text as="h2" id={labelId} className="col-span-full text-h2" text={heading} />
          <Text className="max-w-[27em] text-lead text-cream-2 max-sm:text-base/snug md:mt-3.5" text={intro} />
          <SquareCount squares={squares} />
        </div>
        <div className="min-w-0">
          <ul>
            {jobs.map((job) => {
              const { left, width } = spanOn(scale, timesSize(job, squares));
              return (
                <li key={job.job} className="pb-0.75 sm:pb-3">
                  <p className="flex flex-wrap items-baseline gap-x-2.5 leading-[1.3] text-balance sm:gap-x-5">
                    <b className="max-w-full flex-[1_0_auto] text-base/[1.3] font-semibold text-cream-2">
                      <RichText>{job.job}</RichText>
                    </b>{' '}
                    <Text
                      as="span"
                      className="text-base/[1.3] text-cream-2 max-sm:hidden"
                      text={`${squares} × ${printBarePrice(job, { unit: 'implied', conditionIs: 'in the same list' })}`}
                    />{' '}
                    <Text
                      as="strong"
                      className="ml-auto text-right font-serif text-small/[1.2] font-bold sm:min-w-[10.5em] sm:text-[1.3rem]"
                      text={printBarePrice(priceOfSize(job, squares), { conditionIs: 'in the same list' })}
                    />
                  </p>
                  <svg aria-hidden="true" className="block h-2.5 w-full sm:mt-0.75 sm:h-4">
                    <line x2="100%" y1="50%" y2="50%" className="stroke-cream-line" />
                    <rect x={`${left}%`} width={`${width}%`} height="100%" className="fill-ochre" />
                  </svg>
                </li>
              );
            })}
          </ul>
          <RulerPole
            scale={scale}
            step={step}
            tick={tick}
            print={(dollars) => (dollars % step === 0 ? formatDollars(dollars) : '')}
            isLow
          />
          <Text className="mt-2.5 max-w-[44em] text-cream-2 max-sm:text-small/snug sm:mt-4 sm:text-base" text={note} />
        </div>
      </div>
    </Section>
  );
}
