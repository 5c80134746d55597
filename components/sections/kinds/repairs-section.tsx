import { Reveal } from '@/components/motion/reveal';
import { Badge, type BadgeLevel } from '@/components/ui/badge';
import { isDark, Section } from '@/components/ui/section';
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

/** On a dark background repairs are a note: a plain list, two abreast. */
function RepairNote({ section, tone }: SectionProps<'repairs'>) {
  const id = headingId(section);
  return (
    <Section id={section.id} labelledBy={id} tone={tone}>
      <h2 id={id} className="text-h3">
        <RichText>{section.heading}</RichText>
      </h2>
      <ul className="mt-3.5 grid gap-x-18 border-t-2 border-cream md:mt-4.5 md:grid-cols-2">
        {section.repairs.map(({ title, description, urgency }) => (
          <li key={title} className="border-b border-cream-line py-2.5 md:py-4">
            <div className="grid grid-cols-[minmax(0,1fr)_fit-content(60%)] items-start gap-x-3">
              <h3 className="text-h4">
                <RichText>{title}</RichText>
              </h3>
              <Badge level={levels[urgency]}>{urgency}</Badge>
            </div>
            <p className="mt-0.5 text-cream-2 max-md:text-base/snug">
              <RichText>{description}</RichText>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Repairs with how soon each is due. */
export function RepairsSection({ section, tone, isShort }: SectionProps<'repairs'>) {
  if (isDark(tone)) return <RepairNote section={section} tone={tone} isShort={isShort} />;
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
