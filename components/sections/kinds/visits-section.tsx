import { MonthPole } from '@/components/sections/parts/month-pole';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { SheetGroup } from '@/components/sections/parts/sheet-group';

export function VisitsSection({ section, tone, isShort }: SectionProps<'visits'>) {
  const { visits } = section;
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <MonthPole spans={visits.map(({ months }) => months)} names={visits.map(({ season }) => season)} />
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        {visits.map(({ name, initials, points }) => (
          <SheetGroup
            key={name}
            group={{ name, initials }}
            rows={points.map((row, index) => ({ number: index + 1, row }))}
          />
        ))}
      </div>
    </SectionFrame>
  );
}
