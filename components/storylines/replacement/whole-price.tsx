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
      <div className="whole-price">
        <div className="whole-price-words">
          <Text as="h2" id={labelId} className="text-h2" text={heading} />
          <Text className="max-w-[27em] text-lead text-cream-2 max-sm:text-base/snug" text={intro} />
          <SquareCount squares={squares} />
        </div>
        <div className="min-w-0">
          <ul>
            {jobs.map((job) => {
              const { left, width } = spanOn(scale, timesSize(job, squares));
              return (
                <li key={job.job} className="whole-price-job">
                  <p>
                    <b>
                      <RichText>{job.job}</RichText>
                    </b>{' '}
                    <Text
                      as="span"
                      className="max-sm:hidden"
                      text={`${squares} × ${printBarePrice(job, { unit: 'implied', conditionIs: 'in the same list' })}`}
                    />{' '}
                    <Text
                      as="strong"
                      text={printBarePrice(priceOfSize(job, squares), { conditionIs: 'in the same list' })}
                    />
                  </p>
                  <svg aria-hidden="true">
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
