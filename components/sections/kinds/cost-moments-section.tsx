import { MediaPanel } from '@/components/sections/parts/media-panel';
import { headingId } from '@/components/sections/parts/heading-id';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { Text } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import { printPrice } from '@/lib/prices/price';

export function CostMomentsSection({ section, tone }: SectionProps<'cost-moments'>) {
  const id = headingId(section);
  const { drawing, moments } = section;
  return (
    <Section id={section.id} labelledBy={id} tone={tone}>
      <div className="grid gap-x-18 gap-y-5 md:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <div>
          <Text as="h2" id={id} className="text-h2" text={section.heading} />
          <MediaPanel
            media={{ kind: 'drawing', name: drawing }}
            sizes="45vw"
            className="mt-5 max-md:-mx-(--pad) md:mt-7"
          />
        </div>
        <ol data-stagger="" className="border-t-2 border-cream">
          {moments.map(({ when, what, text, prices = [] }) => (
            <li
              key={when}
              className="grid gap-x-8 gap-y-1 border-b border-cream-line py-3.5 md:grid-cols-[minmax(0,4fr)_minmax(0,9fr)] md:py-5.5"
            >
              <Text as="h3" className="text-h4 text-copper-light" text={when} />
              <div>
                <Text className="font-serif text-notice leading-display font-bold" text={what} />
                <Text className="mt-1 text-cream-2" text={text} />
                {prices.length > 0 ? (
                  <dl className="mt-2.5">
                    {prices.map(({ label, price }) => (
                      <div
                        key={label}
                        className="flex flex-wrap justify-between gap-x-3.5 border-t border-cream-line py-2"
                      >
                        {/* A long label wraps, so that its price stays beside it. */}
                        <Text as="dt" className="flex-[1_1_40%]" text={label} />
                        <dd className="ml-auto font-bold">{printPrice(price)}</dd>
                      </div>
                    ))}
                  </dl>
                ) : null}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
