import { Reveal } from '@/components/motion/reveal';
import { RichText } from '@/components/ui/rich-text';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';

/** A price list: what it is on the left, what it costs on the right, a rule between. */
export function PricesSection({ section, tone }: SectionProps<'prices'>) {
  const { prices, note } = section;
  return (
    <SectionFrame section={section} tone={tone} layout="aside">
      <Reveal as="dl" stagger className="border-t-2 border-ink">
        {prices.map(({ label, price }) => (
          <div
            key={label}
            className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-0.5 border-b border-rule-strong py-4.5"
          >
            <dt className="text-large">{label}</dt>
            <dd className="font-serif text-h3 font-bold tracking-heading">{price}</dd>
          </div>
        ))}
      </Reveal>
      {note ? (
        <p className="mt-5 max-w-copy text-ink-2">
          <RichText>{note}</RichText>
        </p>
      ) : null}
    </SectionFrame>
  );
}
