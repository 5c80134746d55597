import { WipeSection } from '@/components/sections/kinds/wipe-section';
import { Breadcrumbs } from '@/components/sections/parts/breadcrumbs';
import { RakeHero } from '@/components/sections/parts/rake-hero';
import { grounds } from '@/components/storylines/parts/grounds';
import type { FirstScreenProps } from '@/components/storylines/parts/first-screen-props';
import { isSamplePicture } from '@/content/picture-sources';
import type { Media } from '@/content/media';
import { WholePriceSection } from './whole-price';

export function ReplacementFirstScreen({ page, trail }: FirstScreenProps<'replacement'>) {
  const { hero, ground, lines, wipe, wholePrice, plate } = page;
  const media: Media =
    'picture' in page ? { kind: 'picture', name: page.picture } : { kind: 'drawing', name: page.drawing };
  // A replacement page is one level below its trade's page, so the full breadcrumbs don't fit above the slope.
  const breadcrumbs = <Breadcrumbs trail={trail} isShort endsWithParent={media.kind === 'drawing'} />;
  return (
    <>
      <RakeHero
        hero={hero}
        lines={lines}
        media={media}
        view={'picture' in page && isSamplePicture(page.picture) ? page.view : undefined}
        ground={grounds[ground]}
        breadcrumbs={breadcrumbs}
        plate={plate}
      />
      {wipe ? <WipeSection section={wipe} tone="linen" /> : null}
      {wholePrice ? <WholePriceSection {...wholePrice} /> : null}
    </>
  );
}
