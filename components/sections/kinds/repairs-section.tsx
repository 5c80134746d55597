import { Badge } from '@/components/ui/badge';
import { Section } from '@/components/ui/section';
import { Text } from '@/components/ui/rich-text';
import { urgencyLevels } from '@/components/sections/parts/urgency-row';
import { headingId } from '@/components/sections/parts/heading-id';
import type { SectionProps } from '@/components/sections/parts/section-props';

export function RepairsSection({ section, tone }: SectionProps<'repairs'>) {
  const id = headingId(section);
  return (
    <Section id={section.id} labelledBy={id} tone={tone}>
      <Text as="h2" id={id} className="text-h3" text={section.heading} />
      <ul data-stagger="" className="mt-3.5 grid gap-x-18 border-t-2 border-cream md:mt-4.5 md:grid-cols-2">
        {section.repairs.map(({ title, description, urgency }) => (
          <li key={title} className="@container border-b border-cream-line py-2.5 md:py-4">
            <div className="grid items-start justify-items-start gap-x-3 @facts:grid-cols-[minmax(0,1fr)_fit-content(60%)]">
              <Text as="h3" className="text-h4" text={title} />
              <Badge level={urgencyLevels[urgency]}>{urgency}</Badge>
            </div>
            <Text className="mt-0.5 text-cream-2 max-md:text-base/snug" text={description} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
