import { RichText } from '@/components/ui/rich-text';
import { ClockChart, type TimedStep } from '@/components/sections/parts/clock-chart';
import { headingId } from '@/components/sections/parts/heading-id';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { StepRows } from '@/components/sections/parts/step-rows';
import { StoryPole } from '@/components/sections/parts/story-pole';

/** How a job goes: stamped on a story pole, drawn against the clock, or told on ruled rows. */
export function StepsSection({ section, tone }: SectionProps<'steps'>) {
  const { display, steps, note } = section;
  const timed = steps.filter((step): step is TimedStep => step.hours !== undefined);
  const drawn = display === 'clock' && timed.length === steps.length;

  return (
    <SectionFrame section={section} tone={tone}>
      {drawn ? (
        <ClockChart steps={timed} hatchId={`${headingId(section)}-hatch`} />
      ) : display === 'pole' ? (
        <StoryPole steps={steps} />
      ) : (
        <StepRows steps={steps} />
      )}
      {note ? (
        <p className="mt-8 max-w-copy-wide text-ink-2">
          <RichText>{note}</RichText>
        </p>
      ) : null}
    </SectionFrame>
  );
}
