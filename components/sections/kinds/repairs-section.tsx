import { Reveal } from '@/components/motion/reveal';
import { Badge, type BadgeLevel } from '@/components/ui/badge';
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

/** Repairs with how soon each is due and what it costs. */
export function RepairsSection({ section, tone }: SectionProps<'repairs'>) {
  const { repairs } = section;
  const priced = repairs.some(({ price }) => price);
  return (
    <SectionFrame section={section} tone={tone}>
      <Reveal>
        <DataTable
          paired
          labelledBy={headingId(section)}
          columns={['Repair', 'What it is', 'Urgency', ...(priced ? ['Planning price'] : [])]}
          rows={repairs.map(({ title, description, urgency, price }) => ({
            header: title,
            cells: [
              description,
              <Badge key="urgency" level={levels[urgency]}>
                {urgency}
              </Badge>,
              ...(priced
                ? [
                    <span key="price" className="font-serif text-large leading-tight font-bold md:whitespace-nowrap">
                      {price ?? 'Priced after a free visit'}
                    </span>,
                  ]
                : []),
            ],
          }))}
        />
      </Reveal>
    </SectionFrame>
  );
}
