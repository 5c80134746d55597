import { UrgencyTab } from '@/components/sections/parts/urgency-tab';
import { type places, urgencies } from '@/content/signs/types';
import { signs } from '@/content/signs/signs';
import { SignItem } from './sign-item';

export function PlaceSigns({ place: { id, name, foldsPlan } }: { readonly place: (typeof places)[number] }) {
  return (
    <section id={id} aria-labelledby={`h-${id}`}>
      <h2 id={`h-${id}`}>{name}</h2>
      {urgencies.map(({ id: urgency }) => {
        const here = signs.filter((sign) => sign.place === id && sign.urgency === urgency);
        if (here.length === 0) return null;
        const list = (
          <ul>
            {here.map((sign) => (
              <SignItem key={sign.id} sign={sign} />
            ))}
          </ul>
        );
        const heading = (
          <h3>
            <UrgencyTab urgency={urgency} />
          </h3>
        );
        if (urgency !== 'plan' || !foldsPlan)
          return (
            <div key={urgency} data-urgency={urgency} className="found-group">
              {heading}
              {list}
            </div>
          );
        return (
          // Open without scripts; find-signs.ts closes it unless the URL's target is inside.
          <details key={urgency} open data-fold="" data-urgency={urgency} className="found-group">
            <summary>
              {heading}
              <span>{`${here.length} ${here.length === 1 ? 'sign' : 'signs'}`}</span>
            </summary>
            {list}
          </details>
        );
      })}
    </section>
  );
}
