import clsx from 'clsx';
import { useId } from 'react';
import { Hatch } from '@/components/ruler/hatch';
import { RichText, Text } from '@/components/ui/rich-text';
import type { LineStep } from '@/content/types';
import { clockColumns, type ClockColumn } from '@/lib/ruler/clock-columns';
import { percent } from '@/lib/ruler/scale';

/* These match the widths that lib/ruler/clock-columns.ts computes with. */
const columnWidths = { narrow: 'md:grow-26', wide: 'md:grow-48' } as const;
const barWidths = { narrow: 'max-md:w-13/24', wide: undefined } as const;

function StepBar({ bar, hatch }: { readonly bar: ClockColumn['bar']; readonly hatch: string }) {
  const share = (end: number) => (bar ? percent(end / bar.most) : '0');
  return (
    <svg width={bar ? `${bar.most}%` : '5'} height="44" aria-hidden="true" className="block flex-none">
      {bar ? (
        <>
          <rect
            width="100%"
            height="44"
            fill="none"
            strokeWidth="3"
            strokeDasharray={bar.most > bar.usual ? '6 5' : undefined}
            className="stroke-ink"
          />
          <rect width={share(bar.usual)} height="44" fill={`url(#${hatch})`} />
          <rect width={share(bar.least)} height="44" className="fill-pine" />
          <rect width={share(bar.usual)} height="44" fill="none" strokeWidth="3" className="stroke-ink" />
          {bar.hours.map((hour) => (
            <line key={hour} x1={`${hour}%`} x2={`${hour}%`} y2="9" strokeWidth="1.4" className="stroke-ink" />
          ))}
        </>
      ) : null}
      <rect width="5" height="44" className="fill-door" />
    </svg>
  );
}

/** The waits between the steps are text after each bar, because they aren't to scale. */
export function ClockLine({ steps }: { readonly steps: readonly LineStep[] }) {
  const hatch = useId();
  const columns = clockColumns(steps.map(({ hours }) => hours));
  return (
    <>
      <svg width="0" height="0" aria-hidden="true" className="absolute">
        <Hatch id={hatch} className="fill-pine" />
      </svg>
      <ol className="grid gap-5 md:flex md:gap-0">
        {columns.map(({ width, bar }, index) => {
          const step = steps[index];
          if (!step) return null;
          return (
            <li
              key={step.title}
              className={clsx(
                'grid min-w-0 grid-cols-[2fr_3fr] content-start gap-x-4.5 md:block md:basis-0',
                columnWidths[width],
              )}
            >
              <div className="border-ink md:mb-4 md:flex md:items-center md:gap-3 md:border-t-2 md:pt-2">
                <div className={clsx('md:contents', barWidths[width])}>
                  <StepBar bar={bar} hatch={hatch} />
                </div>
                <Text className="text-small leading-tight font-semibold max-md:mt-1.5 md:pr-4" text={step.wait} />
              </div>
              <div className="md:pr-5">
                {/* If steps are side by side, a step without a time has an empty line, so that the titles line up. */}
                <p className="font-bold md:min-h-lh">{step.duration ? <RichText>{step.duration}</RichText> : null}</p>
                <Text as="h3" className="text-h4" text={step.title} />
                <Text
                  className="mt-1 max-w-[24em] leading-normal text-ink-2 max-sm:text-small md:text-base"
                  text={step.details}
                />
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}
