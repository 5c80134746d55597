import { SnapRow } from '@/components/ui/snap-row';
import { Summary } from '@/components/ui/summary';
import { countyCard, type County } from '@/content/counties';
import { areas } from '@/content/home';

/** How many counties get a card. The others are disclosures below. */
const cardCount = 6;

/** A card for each of the first six counties: four cities, and a disclosure with the rest. */
export function CountyCards({ counties }: { readonly counties: readonly County[] }) {
  return (
    <SnapRow
      label={areas.countiesLabel}
      after={counties.slice(cardCount).map(({ name, population, cities }) => (
        <details key={name} className="group">
          <Summary className="max-sm:text-small">{`${name} County: ${lowerFirst(population)}`}</Summary>
          <p className="pb-2 text-ink-2">{cities.join(', ')}.</p>
        </details>
      ))}
    >
      <ul className="grid-cols-2 gap-x-4 gap-y-3 [--card:min(62vw,13.5rem)] md:grid xl:grid-cols-3 print:grid">
        {counties.slice(0, cardCount).map((county) => (
          <CountyCard key={county.name} county={county} />
        ))}
      </ul>
    </SnapRow>
  );
}

function CountyCard({ county }: { readonly county: County }) {
  const { name, color, population } = county;
  const { shown, rest } = countyCard(county);
  return (
    <li className="border-t-2 border-ink pt-2.5">
      <h3 className="flex items-baseline gap-1 text-base leading-display">
        <svg aria-hidden="true" viewBox="0 0 34 11.3" className="h-auto w-4 flex-none">
          <path d="M0 11.3 17 0l17 11.3z" fill={color} />
        </svg>
        {`${name} County`}
      </h3>
      <p className="mt-1 text-small text-ink-2">{population}</p>
      <ul className="mt-1 run-in text-base/snug">
        {shown.map((city) => (
          <li key={city}>{city}</li>
        ))}
      </ul>
      {rest.length > 0 ? (
        <details className="group">
          <Summary>
            {`+${rest.length} more`}
            <span className="sr-only">{` in ${name} County`}</span>
          </Summary>
          <p className="pb-2 text-base/snug">{rest.join(', ')}</p>
        </details>
      ) : null}
    </li>
  );
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
