import { headingId } from '@/components/sections/parts/heading-id';
import { PriceLadder } from '@/components/sections/parts/price-ladder';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { RichText } from '@/components/ui/rich-text';
import { SectionHeading } from '@/components/ui/section-heading';

export function PriceLadderSection({ section }: SectionProps<'price-ladder'>) {
  const id = headingId(section);
  return (
    <section id={section.id} aria-labelledby={id} className="story-wide space-usual relative bg-chalk">
      <div className="wrap">
        <SectionHeading
          id={id}
          intro={section.intro ? <RichText>{section.intro}</RichText> : undefined}
          layout="split"
          onDark={false}
          space="usual"
        >
          <RichText>{section.heading}</RichText>
        </SectionHeading>
        <PriceLadder rungs={section.rungs} step={section.step} caption={section.caption} subject={section.subject} />
      </div>
    </section>
  );
}
