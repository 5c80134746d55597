import { Text } from '@/components/ui/rich-text';
import type { ProcessStep } from '@/content/section-kinds';

export function StoryPole({ steps }: { readonly steps: readonly ProcessStep[] }) {
  return (
    <ol data-stagger="" className="story-pole lg:pole-horizontal">
      {steps.map((step, index) => (
        <li key={step.title} className="story-mark">
          <span aria-hidden="true" className="story-number">
            {index + 1}
          </span>
          <Text as="h3" className="text-h4" text={step.title} />
          <div className="mt-0.5 max-w-[52ch] text-base/normal max-sm:text-small/snug md:mt-1">
            <Text className="text-ink-2 max-md:inline" text={step.details} />{' '}
            <Text className="font-bold max-md:inline md:mt-1.5" text={step.duration} />
          </div>
        </li>
      ))}
    </ol>
  );
}
