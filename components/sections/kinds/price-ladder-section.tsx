import { headingId } from '@/components/sections/parts/heading-id';
import { PriceLadder } from '@/components/sections/parts/price-ladder';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { RichText } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';

export function PriceLadderSection({ section, tone }: SectionProps<'price-ladder'>) {
  const id = headingId(section);
  return (
    <Section id={section.id} labelledBy={id} tone={tone} className="story-wide">
      <SectionHeading id={id} intro={section.intro ? <RichText>{section.intro}</RichText> : undefined}>
        <RichText>{section.heading}</RichText>
      </SectionHeading>
      <PriceLadder rungs={section.rungs} step={section.step} caption={section.caption} subject={section.subject} />
    </Section>
  );
}
