import clsx from 'clsx';
import { Reveal } from '@/components/motion/reveal';
import { RichText } from '@/components/ui/rich-text';
import type { ProcessStep } from '@/content/types';

interface StoryPoleProps {
  readonly steps: readonly ProcessStep[];
  readonly isLong?: boolean;
}

export function StoryPole({ steps, isLong = false }: StoryPoleProps) {
  return (
    <Reveal as="ol" stagger className={clsx('story-pole', isLong ? 'xl:pole-horizontal' : 'lg:pole-horizontal')}>
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
