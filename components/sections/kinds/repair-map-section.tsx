import clsx from 'clsx';
import { Figure } from '@/components/figure/figure';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { UrgencyMark } from '@/components/sections/parts/urgency-mark';
import { RichText } from '@/components/ui/rich-text';
import type { PricedRepair, Repair } from '@/content/types';
import { printPrice } from '@/lib/prices/price';

export function RepairMapSection({ section, tone, isShort }: SectionProps<'repair-map'>) {
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <Figure<Repair | PricedRepair> of={section.map}>
        {({ title, description, urgency, ...repair }) => {
          const price = 'price' in repair ? repair.price : undefined;
          return (
            <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3.5">
              <h3 className="text-h4">
                <RichText>{title}</RichText>
              </h3>
              {price ? (
                <p className="text-right font-serif text-large leading-snug font-bold">{printPrice(price)}</p>
              ) : null}
              <p
                className={clsx(
                  'mt-0.5 leading-normal text-ink-2 max-sm:text-small md:text-base',
                  price ? 'max-sm:col-span-full' : 'col-span-full',
                )}
              >
                <RichText>{description}</RichText>
              </p>
              {/* Without a price, it takes the price's place beside the title. */}
              <UrgencyMark urgency={urgency} className={price ? undefined : 'sm:col-start-2 sm:row-start-1'} />
            </div>
          );
        }}
      </Figure>
    </SectionFrame>
  );
}
