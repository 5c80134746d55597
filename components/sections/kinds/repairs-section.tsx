import type { ReactNode } from 'react';
import { Reveal } from '@/components/motion/reveal';
import { Badge, type BadgeLevel } from '@/components/ui/badge';
import { RichText } from '@/components/ui/rich-text';
import type { Repair, RepairUrgency } from '@/content/types';
import { DataTable } from '@/components/sections/parts/data-table';
import { headingId } from '@/components/sections/parts/heading-id';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { printPrice } from '@/lib/prices/price';

const levels = {
  Emergency: 'red',
  'High Priority': 'orange',
  'Medium Priority': 'yellow',
} as const satisfies Record<RepairUrgency, BadgeLevel>;

const columns = ['Repair', 'What it is', 'Urgency'] as const;

function row({ title, description, urgency }: Repair, ...more: readonly ReactNode[]) {
  return {
    header: title,
    cells: [
      <RichText key="description">{description}</RichText>,
      <Badge key="urgency" level={levels[urgency]}>
        {urgency}
      </Badge>,
      ...more,
    ],
  };
}

/** Repairs with how soon each is due and, if the section is priced, what each costs. */
export function RepairsSection({ section, tone, isShort }: SectionProps<'repairs'>) {
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <Reveal>
        <DataTable
          badged
          labelledBy={headingId(section)}
          columns={section.priced ? [...columns, 'Planning price'] : columns}
          rows={
            section.priced
              ? section.repairs.map((repair) =>
                  row(
                    repair,
                    <span key="price" className="font-serif text-large leading-tight font-bold md:whitespace-nowrap">
                      <RichText>{printPrice(repair.price)}</RichText>
                    </span>,
                  ),
                )
              : section.repairs.map((repair) => row(repair))
          }
        />
      </Reveal>
    </SectionFrame>
  );
}
