import clsx from 'clsx';
import { Text } from '@/components/ui/rich-text';
import type { ProcessStep } from '@/content/types';

export function StepRows({ steps, isNarrow }: { readonly steps: readonly ProcessStep[]; readonly isNarrow: boolean }) {
  return (
    <ol
      data-stagger=""
      className={clsx(
        'grid border-t-2 border-ink md:gap-x-10',
        !isNarrow && 'md:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))]',
      )}
    >
      {steps.map((step, index) => (
        <li
          key={step.title}
          className="grid grid-cols-[32px_minmax(0,1fr)] content-start gap-x-3 border-b border-rule-strong py-3 md:py-4"
        >
          <span aria-hidden="true" className="row-span-2 font-serif text-h4 leading-tight font-bold text-copper-deep">
            {index + 1}
          </span>
          {/* A time that doesn't fit beside its title wraps below it. If steps are in columns, all times are below. */}
          <div
            className={clsx(
              'gap-x-4 sm:flex sm:flex-wrap sm:items-baseline sm:justify-between',
              !isNarrow && 'md:block',
            )}
          >
            <Text as="h3" className="text-h4 wrap-anywhere" text={step.title} />
            <Text className="font-bold max-sm:text-base" text={step.duration} />
          </div>
          <Text className="mt-1 max-w-copy text-ink-2 max-sm:text-base" text={step.details} />
        </li>
      ))}
    </ol>
  );
}
