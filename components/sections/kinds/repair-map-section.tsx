import { Figure } from '@/components/figure/figure';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { UrgencyMark } from '@/components/sections/parts/urgency-mark';
import { RichText } from '@/components/ui/rich-text';
import type { PricedRepair } from '@/content/types';
import { printPrice } from '@/lib/prices/price';

/** Repairs beside a drawing of where they are, each with its price and how soon it is due. */
export function RepairMapSection({ section, tone, isShort }: SectionProps<'repair-map'>) {
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <Figure<PricedRepair> of={section.map}>
        {({ title, description, urgency, price }) => (
          <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3.5">
            <h3 className="text-h4">
              <RichText>{title}</RichText>
            </h3>
            <p className="text-right font-serif text-large leading-snug font-bold">{printPrice(price)}</p>
            <p className="mt-0.5 leading-normal text-ink-2 max-sm:col-span-full max-sm:text-small md:text-base">
              <RichText>{description}</RichText>
            </p>
            <UrgencyMark urgency={urgency} />
          </div>
        )}
      </Figure>
    </SectionFrame>
  );
}
