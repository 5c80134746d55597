import { headingId } from '@/components/sections/parts/heading-id';
import { Pencil } from '@/components/sections/parts/pencil';
import { Text } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import type { LenderOffer } from '@/content/pages/financing';

export function LenderOfferSection({ id, heading, text, definitions, offer }: LenderOffer) {
  const labelId = headingId({ id, heading });
  return (
    <Section id={id} labelledBy={labelId}>
      <div className="grid items-start gap-x-18 gap-y-9 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <Text as="h2" id={labelId} className="text-h2" text={heading} />
          <Text className="mt-4 border-l-6 border-copper bg-straw px-4.5 py-3.5" text={text} />
          <dl className="mt-2.5">
            {definitions.map(({ term, meaning }) => (
              <div key={term} className="grid gap-x-5 border-b border-rule py-2.5 sm:grid-cols-[9em_minmax(0,1fr)]">
                <dt className="font-bold">{term}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </div>
        <figure
          aria-labelledby={`${labelId}-offer`}
          className="relative border-fine border-ink bg-white [box-shadow:10px_10px_0_var(--color-ink-at-13)]"
        >
          <figcaption
            id={`${labelId}-offer`}
            className="on-dark flex flex-wrap items-baseline justify-between gap-x-4 gap-y-[0.2rem] bg-shutter px-5 py-[0.8rem] text-cream"
          >
            <b className="font-serif text-h4/body">{offer.heading}</b> <span>{offer.when}</span>
          </figcaption>
          <ul>
            {offer.lines.map(({ name, unit }) => (
              <li
                key={name}
                className="grid grid-cols-[minmax(0,1fr)_33%] items-end gap-4 px-5 pt-[0.8rem] pb-[0.4rem] leading-[1.3]"
              >
                {name}{' '}
                <i className="min-h-[1.6em] border-b-fine border-ink pr-1 text-right font-serif text-[1.2rem] font-bold not-italic">
                  {unit}
                </i>
              </li>
            ))}
          </ul>
          <Text className="px-5 pt-[0.9rem] pb-[1.1rem]" text={offer.advice} />
          <Pencil color="ochre" className="right-0 -bottom-34 w-55 max-xl:hidden" />
        </figure>
      </div>
    </Section>
  );
}
