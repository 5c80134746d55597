import { MonthPole } from '@/components/sections/parts/month-pole';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { SheetGroup } from '@/components/sections/parts/sheet-group';

export function VisitsSection({ section, tone, isShort }: SectionProps<'visits'>) {
  const { visits, group, points } = section;
  const names = visits.map(({ name }) => name);
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <MonthPole spans={visits.map(({ months }) => months)} names={names} />
      <div className="mt-8">
        <SheetGroup group={group} rows={points.map((row, index) => ({ number: index + 1, row }))} marks={names} />
      </div>
    </SectionFrame>
  );
}
