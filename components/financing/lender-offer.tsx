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
        <figure aria-labelledby={`${labelId}-offer`} className="lender-offer relative">
          <figcaption id={`${labelId}-offer`} className="on-dark">
            <b>{offer.heading}</b> <span>{offer.when}</span>
          </figcaption>
          <ul>
            {offer.lines.map(({ name, unit }) => (
              <li key={name}>
                {name} <i>{unit}</i>
              </li>
            ))}
          </ul>
          <Text text={offer.advice} />
          <Pencil color="ochre" className="right-0 -bottom-34 w-55 max-xl:hidden" />
        </figure>
      </div>
    </Section>
  );
}
