import type { NavigationItem } from '@/content/navigation';
import type { PageHero as PageHeroContent } from '@/content/page';
import { Breadcrumbs } from './breadcrumbs';
import { HeroText } from './hero-text';
import { RakeHero } from './rake-hero';

interface PageHeroProps {
  readonly hero: PageHeroContent;
  readonly trail: readonly NavigationItem[];
}

export function PageHero({ hero, trail }: PageHeroProps) {
  const { media, lines } = hero;
  if (media && lines) {
    return <RakeHero hero={hero} lines={lines} media={media} breadcrumbs={<Breadcrumbs trail={trail} />} />;
  }
  return (
    <div data-hero="" className="relative overflow-hidden bg-chalk">
      <div className="wrap">
        <div className="rise max-w-208 min-w-0 pt-4 pb-17 md:pt-12 md:pb-20">
          <HeroText hero={hero} trail={trail} />
        </div>
      </div>
    </div>
  );
}
