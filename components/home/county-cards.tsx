import { SnapRow } from '@/components/ui/snap-row';
import { Summary } from '@/components/ui/summary';
import { countyCard, type County } from '@/content/counties';
import { areas } from '@/content/home';
import { listed } from '@/lib/text/listed';
import { unbroken } from '@/lib/text/unbroken';

export function CountyCards({ counties }: { readonly counties: readonly County[] }) {
  return (
    <SnapRow label={areas.countiesLabel}>
      <ul
        data-stagger=""
        className="grid-cols-3 gap-x-4 gap-y-3 [--card:min(62vw,13.5rem)] sm:grid md:grid-cols-2 xl:grid-cols-3 print:grid"
      >
        {counties.map((county) => (
          <CountyCard key={county.name} county={county} />
        ))}
      </ul>
    </SnapRow>
  );
}

/** Counties without a card, each in one line below the cards. */
export function CountyLines({ counties }: { readonly counties: readonly County[] }) {
  return counties.map((county) => {
    const { shown, rest } = countyCard(county);
    const towns = rest.length > 0 ? [...shown, `${rest.length} more towns`] : shown;
    return (
      <div
        key={county.name}
        data-county={county.name}
        className="mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t-2 border-ink pt-2.5 max-sm:text-base/snug"
      >
        <CountyName county={county} />
        <p>{`${listed(towns)}.`}</p>
        <p className="text-small text-ink-2">{county.population}</p>
      </div>
    );
  });
}

function CountyName({ county: { name, color } }: { readonly county: County }) {
  return (
    <h3 className="flex items-baseline gap-1 text-base leading-display">
      <svg aria-hidden="true" viewBox="0 0 34 11.3" className="h-auto w-4 flex-none">
        <path d="M0 11.3 17 0l17 11.3z" fill={color} />
      </svg>
      {`${name} County`}
    </h3>
  );
}

function CountyCard({ county }: { readonly county: County }) {
  return (
    <li data-county={county.name} className="border-t-2 border-ink pt-2.5">
      <CountyName county={county} />
      <p className="mt-1 text-small text-ink-2">{county.population}</p>
      <ul className="mt-1 run-in text-base/snug">
        {countyCard(county).shown.map((city) => (
          <li key={city} translate="no">
            {unbroken(city)}
          </li>
        ))}
      </ul>
      <OtherTowns county={county} />
    </li>
  );
}

function OtherTowns({ county }: { readonly county: County }) {
  const { rest } = countyCard(county);
  if (rest.length === 0) return null;
  return (
    <details className="group">
      <Summary>
        {`+${rest.length} more`}
        <span className="sr-only">{` in ${county.name} County`}</span>
      </Summary>
      <p translate="no" className="pb-2 text-base/snug">
        {rest.join(', ')}
      </p>
    </details>
  );
}
