import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Drawing } from '@/components/ui/drawing';
import { Picture } from '@/components/ui/picture';
import { Text } from '@/components/ui/rich-text';
import { Plate } from './plate';
import type { PictureView, Plate as PlateContent } from '@/content/storylines';
import type { Media } from '@/content/media';
import type { PageHero } from '@/content/page';
import { pictureSizes } from '@/lib/pictures/picture-sizes';
import { backgroundOf } from './background-of';
import { ContactLinks } from './contact-links';
import { RakeLayers } from './rake-layers';

interface RakeHeroProps {
  readonly hero: Pick<PageHero, 'intro' | 'actions' | 'note'>;
  readonly lines: readonly string[];
  readonly media: Media;
  readonly view?: PictureView;
  /** A class that sets `--ground`, the wall's color. */
  readonly ground?: string;
  readonly breadcrumbs: ReactNode;
  readonly plate?: PlateContent;
}

export function RakeHero({ hero, lines, media, view, ground, breadcrumbs, plate }: RakeHeroProps) {
  return (
    <div data-hero="" data-plated={plate ? '' : undefined} className={clsx('rake-hero bg-horizon', ground)}>
      <div data-view={view} className="rake-hero-picture">
        {media.kind === 'picture' ? (
          <Picture name={media.name} sizes={pictureSizes('66vw', { sm: '88vw', '3xl': '1260px' })} priority />
        ) : (
          <Drawing name={media.name} eager className={clsx('size-full', backgroundOf(media.name))} />
        )}
      </div>
      <RakeLayers />
      <div className="rake-hero-text wrap">
        <div className={clsx('rise', plate ? 'plated' : 'sm:max-w-140')}>
          {breadcrumbs}
          <h1 className="mt-1 text-page">
            {lines.map((line) => (
              <span key={line} className="block">
                {line}{' '}
              </span>
            ))}
          </h1>
          <Text className="mt-3 max-w-measure text-lead max-sm:text-body/normal sm:text-balance" text={hero.intro} />
          <ContactLinks actions={hero.actions} inRow={plate !== undefined} className="mt-4.5 sm:mt-6" />
          {plate ? <Plate {...plate} className="plate-wide" /> : null}
          <Text className="mt-2.5 max-w-measure text-base" text={hero.note} />
        </div>
      </div>
    </div>
  );
}
