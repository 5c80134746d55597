import { backgroundOf } from '@/components/sections/parts/background-of';
import { headingId } from '@/components/sections/parts/heading-id';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { Drawing } from '@/components/ui/drawing';
import { Text } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';

export function DrawnPointsSection({ section, tone }: SectionProps<'drawn-points'>) {
  const id = headingId(section);
  const { drawing, points } = section;
  const lengths = points.map(({ text = '' }) => text.length);
  const longest = lengths.indexOf(Math.max(...lengths));
  return (
    <Section id={section.id} labelledBy={id} tone={tone} space="medium">
      <Text as="h2" id={id} className="text-h2" text={section.heading} />
      <div className={`drawn-points-art ${backgroundOf(drawing)}`}>
        <Drawing name={drawing} />
      </div>
      <ul data-drawing={drawing} className="drawn-points">
        {points.map(({ title, text }, index) => (
          <li key={index} data-longest={index === longest ? '' : undefined}>
            <Text as="h3" text={title} />
            <Text className="mt-0.5 text-small text-ink-2 sm:text-base" text={text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
