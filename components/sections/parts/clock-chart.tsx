import clsx from 'clsx';
import { useId } from 'react';
import { Hatch } from '@/components/ruler/hatch';
import { RichText, Text } from '@/components/ui/rich-text';
import type { TimedStep } from '@/content/types';
import { percent } from '@/lib/ruler/scale';
import { timeInWords } from '@/lib/text/time-in-words';

export function ClockChart({ steps }: { readonly steps: readonly TimedStep[] }) {
  const hatchId = useId();
  const total = steps.reduce((hours, step) => hours + step.hours[1], 0);
  const lengthOf = (hours: number) => percent(hours / total);
  const startOf = (index: number) => lengthOf(steps.slice(0, index).reduce((hours, step) => hours + step.hours[1], 0));

  return (
    <>
      <svg width="0" height="0" aria-hidden="true" className="absolute">
        <defs>
          <Hatch id={hatchId} className="fill-pine" />
          <pattern id={`${hatchId}-hours`} width={lengthOf(1)} height="1">
            <path d="M.5 0v46" className="stroke-rule" />
          </pattern>
        </defs>
      </svg>
      <ol data-stagger="" className="@container">
        {steps.map((step, index) => {
          const [shortest, longest] = step.hours;
          return (
            <li
              key={step.title}
              className={clsx(
                'grid items-center gap-x-4 gap-y-1 border-t border-rule-strong py-3 md:gap-x-8',
                '@facts:grid-cols-[minmax(0,1fr)_auto] md:@facts:grid-cols-[minmax(0,7fr)_6.5rem_minmax(0,6fr)]',
              )}
            >
              <div className="max-md:contents">
                <h3 className="text-h4">
                  {index + 1}. <RichText>{step.title}</RichText>
                </h3>
                <Text
                  className="text-ink-2 max-md:col-span-full max-sm:text-base md:text-base md:leading-snug max-md:@facts:row-start-2"
                  text={step.details}
                />
              </div>
              <p className="font-bold max-md:self-start max-sm:text-base max-md:@facts:col-start-2 max-md:@facts:row-start-1">
                {step.duration}
              </p>
              <svg width="100%" height="46" aria-hidden="true" className="block max-md:col-span-full max-md:h-4">
                <rect width="100%" height="100%" fill={`url(#${hatchId}-hours)`} />
                <rect x={startOf(index)} y="11%" width={lengthOf(longest)} height="78%" fill={`url(#${hatchId})`} />
                <rect x={startOf(index)} y="11%" width={lengthOf(shortest)} height="78%" className="fill-pine" />
                <rect x={startOf(index)} y="11%" width="5" height="78%" className="fill-door" />
              </svg>
            </li>
          );
        })}
      </ol>
      <div className="grid grid-cols-1 gap-x-8 border-t-2 border-ink pt-1.5 md:grid-cols-[minmax(0,7fr)_6.5rem_minmax(0,6fr)]">
        <p className="flex justify-between gap-x-4 text-small text-ink-2 md:col-start-3">
          <span>Start</span>
          <span>
            {steps.some(({ hours }) => hours[0] < hours[1])
              ? `${timeInWords(total)} at the longest`
              : `${timeInWords(total)} in all`}
          </span>
        </p>
      </div>
    </>
  );
}
