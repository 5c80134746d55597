import { signPlaces } from '@/content/signs/signs';
import { AskUs } from './ask-us';
import { FindHero } from './find-hero';
import { FoundSigns } from './found-signs';
import { KnownNames } from './known-names';
import { PlacePanel } from './place-panel';
import { PlaceSigns } from './place-signs';

/**
 * find-signs.ts filters this page through root attributes and elements that React leaves alone, so it can hydrate
 * later.
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
