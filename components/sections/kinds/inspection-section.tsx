import { FigureDrawing } from '@/components/figure/figure-drawing';
import { numberedRows } from '@/components/figure/figure-parts';
import { headingId } from '@/components/sections/parts/heading-id';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { SheetGroup } from '@/components/sections/parts/sheet-group';
import { Text } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import type { InspectionPoint } from '@/content/inspection-sheet';

export function InspectionSection({ section, tone, isShort }: SectionProps<'inspection'>) {
  const { sheet, marks } = section;
  const id = headingId(section);
  const rows = numberedRows<InspectionPoint>(sheet);
  const groupStarts = sheet.groups.map(({ first }) => rows.findIndex(({ part }) => part === first));
  return (
    <Section id={section.id} labelledBy={id} tone={tone} space={isShort ? 'short' : 'usual'}>
      {/* Only for screen readers, because each group has a visible heading. */}
      <Text as="h2" id={id} className="sr-only" text={section.heading} />
      <div className="figure figure-beside">
        <div className="figure-art">
          <FigureDrawing name={sheet.figure} rows={rows} />
        </div>
        {/* Below `md`, the first group's rule covers the rule below the drawing, so that they look like one. */}
        <div className="grid gap-y-6 max-md:-mt-0.5 md:gap-y-9">
          {sheet.groups.map((group, index) => (
            <SheetGroup
              key={group.name}
              group={group}
              rows={rows.slice(groupStarts[index], groupStarts[index + 1])}
              marks={marks}
            />
          ))}
        </div>
      </div>
    </Section>
  );
}
