import { signPlaces } from '@/content/signs/signs';
import { AskUs } from './ask-us';
import { FindHero } from './find-hero';
import { FoundSigns } from './found-signs';
import { KnownNames } from './known-names';
import { PlacePanel } from './place-panel';
import { PlaceSigns } from './place-signs';

/**
 * The signs of damage by place and urgency. It is whole without scripts: links and `details` do the rest. The field filters
 * what is on the page (lib/browser/inline/find-signs.ts), by attributes of the root and in elements whose content React
 * does not know, so that the page can still be hydrated.
 */
export function FindPage() {
  return (
    <>
      <FindHero />
      <FoundSigns />
      <div className="find-look">
        <PlacePanel />
        <div className="find-list">
          {signPlaces.map((place) => (
            <PlaceSigns key={place.id} place={place} />
          ))}
          <KnownNames />
        </div>
      </div>
      <AskUs />
    </>
  );
}
