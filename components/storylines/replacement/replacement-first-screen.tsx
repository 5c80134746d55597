import { WipeSection } from '@/components/sections/kinds/wipe-section';
import { RakeHero } from '@/components/sections/parts/rake-hero';
import type { FirstScreenProps } from '@/components/storylines/storylines';

export function ReplacementFirstScreen({ page, trail }: FirstScreenProps<'replacement'>) {
  const { hero, lines, wipe } = page;
  return (
    <>
      <RakeHero
        hero={hero}
        lines={lines}
        media={'picture' in page ? { kind: 'picture', name: page.picture } : { kind: 'drawing', name: page.drawing }}
        trail={trail}
      />
      {wipe ? <WipeSection section={wipe} tone="linen" /> : null}
    </>
  );
}
