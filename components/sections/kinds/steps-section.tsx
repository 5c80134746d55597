import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { StoryPole } from '@/components/sections/parts/story-pole';

export function StepsSection({ section, tone, isShort }: SectionProps<'steps'>) {
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <StoryPole steps={section.steps} />
    </SectionFrame>
  );
}
