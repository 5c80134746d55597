import type { SectionOf } from '@/content/types';
import { Text } from '@/components/ui/rich-text';
import { ClockChart } from '@/components/sections/parts/clock-chart';
import { ClockLine } from '@/components/sections/parts/clock-line';
import { PictureFrame } from '@/components/sections/parts/picture-frame';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { StepRows } from '@/components/sections/parts/step-rows';
import { StoryPole } from '@/components/sections/parts/story-pole';

function Steps({ section }: { readonly section: SectionOf<'steps'> }) {
  switch (section.display) {
    case 'clock':
      return <ClockChart steps={section.steps} />;
    case 'line':
      return <ClockLine steps={section.steps} />;
    case 'pole':
      return <StoryPole steps={section.steps} isLong={section.isLong} />;
    case 'list':
      return <StepRows steps={section.steps} isNarrow={section.drawing !== undefined} />;
  }
}

export function StepsSection({ section, tone, isShort }: SectionProps<'steps'>) {
  const frame = { section, tone, isShort };
  const steps = (
    <>
      <Steps section={section} />
      <Text className="mt-8 max-w-copy text-ink-2" text={section.note} />
    </>
  );
  if (section.display !== 'list' || !section.drawing) return <SectionFrame {...frame}>{steps}</SectionFrame>;
  return (
    <PictureFrame {...frame} picture={{ kind: 'drawing', name: section.drawing }} isLong>
      {steps}
    </PictureFrame>
  );
}
