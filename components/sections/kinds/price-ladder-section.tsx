import { PriceLadder } from '@/components/sections/parts/price-ladder';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';

export function PriceLadderSection({ section, tone, isShort }: SectionProps<'price-ladder'>) {
  const { rungs, step, caption, subject } = section;
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort} className="story-wide">
      <PriceLadder rungs={rungs} step={step} caption={caption} subject={subject} />
    </SectionFrame>
  );
}
