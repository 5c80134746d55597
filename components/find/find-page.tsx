import { Boundaries } from '@/components/ui/boundaries';
import { findCopy } from '@/content/signs/page';
import { signPlaces } from '@/content/signs/signs';
import { AskUs } from './ask-us';
import { FindHero } from './find-hero';
import { FoundSigns } from './found-signs';
import { KnownNames } from './known-names';
import { PlacePanel } from './place-panel';
import { PlaceSigns } from './place-signs';

/** The search works before React hydrates this page: lib/browser/inline/find-signs.ts. */
export function FindPage() {
  return (
    <Boundaries>
      <FindHero />
      <FoundSigns />
      <div className="find-look">
        <PlacePanel />
        <div className="find-list">
          {/* On phones, the form says it, where photos are taken. */}
          <p className="px-(--pad) pt-5 text-base text-ink-2 max-sm:hidden">{findCopy.shotsNote}</p>
          {signPlaces.map((place) => (
            <PlaceSigns key={place.id} place={place} />
          ))}
          <KnownNames />
        </div>
      </div>
      <AskUs />
    </Boundaries>
  );
}
