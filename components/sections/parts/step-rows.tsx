import { Reveal } from '@/components/motion/reveal';
import { RichText } from '@/components/ui/rich-text';
import type { ProcessStep } from '@/content/types';

/** Steps in ruled rows: the number, the title, the description and the duration. */
export function StepRows({ steps }: { readonly steps: readonly ProcessStep[] }) {
  return (
    <Reveal as="ol" stagger className="border-t-2 border-ink">
      {steps.map((step, index) => (
        <li
          key={step.title}
          className="grid grid-cols-[44px_minmax(0,1fr)] gap-x-4 border-b border-rule-strong py-5 md:grid-cols-[64px_minmax(0,4fr)_minmax(0,6fr)_minmax(0,2.5fr)] md:gap-x-8 md:py-6"
        >
          <span
            aria-hidden="true"
            className="row-span-3 font-serif text-number leading-none font-bold text-copper-deep md:row-span-1"
          >
            {index + 1}
          </span>
          <h3 className="text-h4">
            <RichText>{step.title}</RichText>
          </h3>
          <p className="max-w-[58ch] text-ink-2 max-md:mt-1">
            <RichText>{step.details}</RichText>
          </p>
          {step.duration ? (
            <p className="font-bold max-md:mt-1.5">
              <RichText>{step.duration}</RichText>
            </p>
          ) : null}
        </li>
      ))}
    </Reveal>
  );
}
