import { Figure } from '@/components/figure/figure';
import { RepairRow } from '@/components/sections/parts/repair-row';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import type { Repair } from '@/content/section-kinds';

/** The bars of the prices start at $0 and end at the highest price. */
export function RepairsSection({ section, tone, isShort }: SectionProps<'repairs'>) {
  const repairs = Object.values<Repair>(section.repairs.rows);
  const scale = { low: 0, high: Math.max(...repairs.map(({ price }) => price?.high ?? 0)) };
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <Figure<Repair> of={section.repairs}>{(repair) => <RepairRow {...repair} scale={scale} />}</Figure>
    </SectionFrame>
  );
}
