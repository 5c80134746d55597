import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Drawing } from '@/components/ui/drawing';
import { Picture } from '@/components/ui/picture';
import { RichText } from '@/components/ui/rich-text';
import { fitOf, type Fit } from '@/content/drawings';
import type { NavigationItem } from '@/content/navigation';
import type { Media, PageHero as PageHeroContent } from '@/content/types';
import { pictureSizes } from '@/lib/pictures/picture-sizes';
import { Breadcrumbs } from './breadcrumbs';
import { backgroundOf } from './background-of';
import { DrawingKey } from './drawing-key';
import { HeroText } from './hero-text';
import { keyOf } from './key-of';
import { RakeHero } from './rake-hero';

interface PageHeroProps {
  readonly hero: PageHeroContent;
  readonly trail: readonly NavigationItem[];
  readonly aside?: ReactNode;
}

/* Keeps a drawing that doesn't fill its panel clear of the slope at its upper left. */
const placements = {
  cover: 'inset-0 size-full',
  free: 'inset-x-[7%] top-14 bottom-2.5 h-[calc(100%-66px)] w-[86%] md:top-24 md:bottom-5 md:left-[6%] md:h-[calc(100%-116px)] md:w-[91%]',
} as const satisfies Record<Fit, string>;

function HeroMedia({ media }: { readonly media: Media }) {
  if (media.kind === 'picture') {
    return (
      <Picture
        name={media.name}
        sizes={pictureSizes('78vw', { sm: '100vw', md: 'max(50vw, 896px)' })}
        priority
        className="absolute inset-0 size-full object-cover"
      />
    );
  }
  return (
    <div className={clsx('absolute inset-0', backgroundOf(media.name))}>
      <Drawing name={media.name} eager className={clsx('absolute max-w-none', placements[fitOf(media.name)])} />
    </div>
  );
}

function HeroCaption({ media }: { readonly media: Media }) {
  const key = keyOf(media);
  if (!media.caption && !key) return null;
  return (
    <figcaption className={clsx('hero-caption', key ? 'bg-white text-ink' : 'bg-ink text-small font-bold text-white')}>
      {media.caption ? <RichText>{media.caption}</RichText> : null}
      {key ? <DrawingKey parts={key} className="grid-cols-2" /> : null}
    </figcaption>
  );
}

export function PageHero({ hero, trail, aside }: PageHeroProps) {
  const { media, lines } = hero;
  if (media && lines) {
    return <RakeHero hero={hero} lines={lines} media={media} breadcrumbs={<Breadcrumbs trail={trail} />} />;
  }
  return (
    <div data-hero="" className="relative overflow-hidden bg-chalk">
      <div
        className={clsx(
          'wrap grid gap-x-10',
          media && 'items-center md:min-h-140 md:grid-cols-2',
          aside && 'lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]',
        )}
      >
        <div className={clsx('rise min-w-0 pt-4 md:pt-12 md:pb-20', media ? 'pb-6' : 'max-w-208 pb-17')}>
          <HeroText hero={hero} trail={trail} />
        </div>
        {aside ? <div className="min-w-0 max-lg:pb-10 lg:pt-12 lg:pb-14">{aside}</div> : null}
        {media ? (
          <figure className="relative flex flex-col self-stretch max-md:-mx-(--pad) md:-mr-(--page-edge)">
            <div className="relative h-[max(15.5rem,45vw)] md:h-auto md:flex-1">
              <div aria-hidden="true" className="page-rake-edge absolute inset-0 bg-copper" />
              <div className="page-rake absolute inset-0">
                <HeroMedia media={media} />
              </div>
            </div>
            <HeroCaption media={media} />
          </figure>
        ) : null}
      </div>
    </div>
  );
}
