import clsx from 'clsx';
import { useId } from 'react';
import { Hatch } from '@/components/ruler/hatch';
import { Text } from '@/components/ui/rich-text';
import type { TimedStep } from '@/content/types';
import { percent } from '@/lib/ruler/scale';

/* Keyed by a step's longest time in minutes. Spelled out, because Tailwind looks for class names in the source. */
const growClasses: Readonly<Record<number, string>> = {
  15: 'md:grow-15',
  20: 'md:grow-20',
  30: 'md:grow-30',
  45: 'md:grow-45',
  60: 'md:grow-60',
  90: 'md:grow-90',
  120: 'md:grow-120',
};

function growClassOf({ title, hours: [, longest] }: TimedStep): string {
  const minutes = Math.round(longest * 60);
  const growClass = growClasses[minutes];
  if (growClass === undefined)
    throw new Error(`visit-strip.tsx has no class for the ${minutes} minutes of “${title}”.`);
  return growClass;
}

export function VisitStrip({ steps }: { readonly steps: readonly TimedStep[] }) {
  const hatch = useId();
  const longestOfAll = Math.max(...steps.map(({ hours }) => hours[1]));
  return (
    <ol className="border-t-2 border-ink pt-2 md:flex">
      {steps.map((step, index) => {
        const [shortest, longest] = step.hours;
        return (
          <li
            key={step.title}
            className={clsx(
              'grid min-w-0 content-start gap-x-4.5 pb-3.5 max-md:grid-cols-[2fr_3fr] md:basis-0',
              growClassOf(step),
            )}
          >
            <div className="max-md:row-span-3 max-md:pt-1 md:pb-3">
              <svg
                width={percent(longest / longestOfAll)}
                height="46"
                aria-hidden="true"
                className="block max-md:h-10 md:w-full"
              >
                {index === 0 ? <Hatch id={hatch} className="fill-pine" /> : null}
                <rect width="100%" height="100%" fill={`url(#${hatch})`} />
                <rect width={percent(shortest / longest)} height="100%" className="fill-pine" />
                <rect width="100%" height="100%" fill="none" strokeWidth="3" className="stroke-ink" />
                <rect width="5" height="100%" className="fill-door" />
              </svg>
            </div>
            <Text className="font-bold" text={step.duration} />
            <Text as="h3" className="text-h4 md:pr-4" text={step.title} />
            <Text className="mt-1 leading-snug text-ink-2 max-sm:text-small md:pr-4 md:text-base" text={step.details} />
          </li>
        );
      })}
    </ol>
  );
}
