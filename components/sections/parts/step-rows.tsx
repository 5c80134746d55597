import { Reveal } from '@/components/motion/reveal';
import { RichText } from '@/components/ui/rich-text';
import type { ProcessStep } from '@/content/types';

/** Steps in ruled rows: the number, the title with the duration below it, and the description. */
export function StepRows({ steps }: { readonly steps: readonly ProcessStep[] }) {
  return (
    <Reveal as="ol" stagger className="border-t-2 border-ink">
      {steps.map((step, index) => (
        <li
          key={step.title}
          className="grid grid-cols-[32px_minmax(0,1fr)] gap-x-3 border-b border-rule-strong py-3 md:grid-cols-[64px_minmax(0,5fr)_minmax(0,7fr)] md:gap-x-8 md:py-4.5"
        >
          <span
            aria-hidden="true"
            className="row-span-2 font-serif text-title leading-tight font-bold text-copper-deep md:row-span-1 md:text-number md:leading-none"
          >
            {index + 1}
          </span>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 md:block">
            <h3 className="text-h4">
              <RichText>{step.title}</RichText>
            </h3>
            {step.duration ? (
              <p className="font-bold max-sm:text-base">
                <RichText>{step.duration}</RichText>
              </p>
            ) : null}
          </div>
          <p className="max-w-[58ch] text-ink-2 max-sm:text-base">
            <RichText>{step.details}</RichText>
          </p>
        </li>
      ))}
    </Reveal>
  );
}
