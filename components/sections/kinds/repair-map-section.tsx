import { Figure } from '@/components/figure/figure';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { PricedUrgencyRow, UrgencyRow } from '@/components/sections/parts/urgency-row';
import type { PricedRepair, Repair } from '@/content/section-kinds';

/** The bars of priced repairs start at $0 and end at the highest price. */
export function RepairMapSection({ section, tone, isShort }: SectionProps<'repair-map'>) {
  const repairs = Object.values<Repair | PricedRepair>(section.map.rows);
  const scale = { low: 0, high: Math.max(...repairs.map((repair) => ('price' in repair ? repair.price.high : 0))) };
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <Figure<Repair | PricedRepair> of={section.map}>
        {({ title, description, urgency, ...repair }) =>
          'price' in repair ? (
            <PricedUrgencyRow title={title} price={repair.price} scale={scale} text={description} urgency={urgency} />
          ) : (
            <UrgencyRow title={title} text={description} urgency={urgency} />
          )
        }
      </Figure>
    </SectionFrame>
  );
}
