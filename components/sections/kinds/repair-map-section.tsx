import { Figure } from '@/components/figure/figure';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { UrgencyRow } from '@/components/sections/parts/urgency-row';
import type { PricedRepair, Repair } from '@/content/types';
import { printPrice } from '@/lib/prices/price';

export function RepairMapSection({ section, tone, isShort }: SectionProps<'repair-map'>) {
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <Figure<Repair | PricedRepair> of={section.map}>
        {({ title, description, urgency, ...repair }) => (
          <UrgencyRow
            title={title}
            aside={'price' in repair ? printPrice(repair.price) : undefined}
            text={description}
            urgency={urgency}
          />
        )}
      </Figure>
    </SectionFrame>
  );
}
