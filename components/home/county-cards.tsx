import { Reveal } from '@/components/motion/reveal';
import { countyCard, type County } from '@/content/counties';

/** How many counties get a card. The others are listed in a paragraph below. */
const cardCount = 6;

/** A card for each of the first six counties: four cities, and a disclosure with the rest. */
export function CountyCards({ counties }: { readonly counties: readonly County[] }) {
  return (
    <div className="mt-14">
      <Reveal as="ul" stagger className="grid grid-cols-2 border-t-2 border-ink sm:grid-cols-3 xl:grid-cols-6">
        {counties.slice(0, cardCount).map((county) => (
          <CountyCard key={county.name} county={county} />
        ))}
      </Reveal>
      {counties.slice(cardCount).map(({ name, population, cities }) => (
        <p key={name} className="mt-6 max-w-[70em] text-ink-2">
          <b className="text-ink">{name} County</b> too, with {lowerFirst(population)}: {cities.join(', ')}.
        </p>
      ))}
    </div>
  );
}

function CountyCard({ county }: { readonly county: County }) {
  const { name, color, population } = county;
  const { shown, rest } = countyCard(county);
  return (
    <li className="border-l border-rule-strong pt-4.5 pr-4 pb-1.5 pl-4.5 max-sm:odd:border-l-0 max-sm:odd:pl-0 sm:max-xl:nth-[3n+1]:border-l-0 sm:max-xl:nth-[3n+1]:pl-0 xl:first:border-l-0 xl:first:pl-0">
      <svg aria-hidden="true" viewBox="0 0 34 11.3" className="mb-2.5 h-auto w-8.5">
        <path d="M0 11.3 17 0l17 11.3z" fill={color} />
      </svg>
      <h3 className="text-h4 leading-display">{name} County</h3>
      <p className="mt-1 mb-2 text-small text-ink-2">{population}</p>
      <ul>
        {shown.map((city) => (
          <li key={city}>{city}</li>
        ))}
      </ul>
      {rest.length > 0 ? (
        <details className="group">
          <summary className="inline-flex min-h-11 items-center gap-2 font-bold underline decoration-copper decoration-2 underline-offset-5 max-xs:gap-1">
            <span>
              +{rest.length} more<span className="sr-only"> in {name} County</span>
            </span>
            <span aria-hidden="true" className="h-2 w-3 bg-current clip-down group-open:rotate-180" />
          </summary>
          <p className="pb-3">{rest.join(', ')}</p>
        </details>
      ) : null}
    </li>
  );
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
