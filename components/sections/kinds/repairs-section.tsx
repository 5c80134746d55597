import { Reveal } from '@/components/motion/reveal';
import { Badge, type BadgeLevel } from '@/components/ui/badge';
import { RichText } from '@/components/ui/rich-text';
import type { RepairUrgency } from '@/content/types';
import { DataTable } from '@/components/sections/parts/data-table';
import { headingId } from '@/components/sections/parts/heading-id';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';

const levels = {
  Emergency: 'red',
  'High Priority': 'orange',
  'Medium Priority': 'yellow',
} as const satisfies Record<RepairUrgency, BadgeLevel>;

const columns = ['Repair', 'What it is', 'Urgency'] as const;

/** Repairs with how soon each is due. */
export function RepairsSection({ section, tone, isShort }: SectionProps<'repairs'>) {
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <Reveal>
        <DataTable
          badged
          labelledBy={headingId(section)}
          columns={columns}
          rows={section.repairs.map(({ title, description, urgency }) => ({
            header: title,
            cells: [
              <RichText key="description">{description}</RichText>,
              <Badge key="urgency" level={levels[urgency]}>
                {urgency}
              </Badge>,
            ],
          }))}
        />
      </Reveal>
    </SectionFrame>
  );
}
