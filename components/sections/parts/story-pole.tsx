import clsx from 'clsx';
import { Reveal } from '@/components/motion/reveal';
import { RichText } from '@/components/ui/rich-text';
import type { ProcessStep } from '@/content/types';

/*
 * Complete class names, one per number of marks, because Tailwind does not see computed ones. The pole is horizontal from
 * the width where all marks fit.
 */
const lying: Readonly<Record<number, string>> = {
  3: 'md:pole-lying md:grid-cols-3',
  4: 'md:pole-lying md:grid-cols-4',
  5: 'lg:pole-lying lg:grid-cols-5',
  6: 'xl:pole-lying xl:grid-cols-6',
};

/** A story pole: the stick on which a carpenter marks every course before starting work. */
export function StoryPole({ steps }: { readonly steps: readonly ProcessStep[] }) {
  return (
    <Reveal as="ol" stagger className={clsx('story-pole', lying[steps.length])}>
      {steps.map((step, index) => (
        <li key={step.title} className="story-mark">
          <span aria-hidden="true" className="story-number">
            {index + 1}
          </span>
          <h3 className="text-h4">
            <RichText>{step.title}</RichText>
          </h3>
          <div className="mt-0.5 max-w-[52ch] text-base/normal max-sm:text-small/snug md:mt-1">
            <p className="text-ink-2 max-md:inline">
              <RichText>{step.details}</RichText>
            </p>{' '}
            {step.duration ? (
              <p className="font-bold max-md:inline md:mt-1.5">
                <RichText>{step.duration}</RichText>
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </Reveal>
  );
}
