import { Text } from '@/components/ui/rich-text';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';

export function IncludedSection({ section, tone, isShort }: SectionProps<'included'>) {
  const { items, warranty } = section;
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <div className="grid gap-x-14 gap-y-5 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <ul data-stagger="" className="grid content-start gap-x-5 border-t-2 border-ink sm:grid-cols-2 sm:gap-x-10">
          {items.map((item, index) => (
            <Text
              key={index}
              as="li"
              className="border-b border-rule-strong py-2.5 leading-snug font-medium md:py-3.5"
              text={item}
            />
          ))}
        </ul>
        <div className="on-dark self-start rounded-sm bg-shutter p-[min(0.375rem,1.9vw)] text-cream md:p-2">
          <div className="rounded-sm border-2 border-current px-[min(1rem,5vw)] py-2.5 md:px-5 md:py-4.5">
            <p className="text-small font-bold text-copper-light">Warranty</p>
            <Text
              className="mt-1 font-serif text-base leading-snug font-semibold sm:text-large md:text-h4"
              text={warranty}
            />
          </div>
        </div>
      </div>
    </SectionFrame>
  );
}
