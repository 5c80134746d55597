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

const frames = {
  whole: 'top-0 right-[-24%] h-[112%] sm:top-[-4%] sm:min-h-[104%]',
  lowerEnd: 'right-[-14%] bottom-[-2%] h-[145%] sm:bottom-[10%] sm:min-h-[135%] md:bottom-[-4%]',
} as const;

export function RakeHero({ hero, lines, media, view, ground, breadcrumbs, plate }: RakeHeroProps) {
  return (
    <div
      data-hero=""
      className={clsx(
        'rake-hero relative grid items-end overflow-hidden bg-horizon',
        plate ? 'rake-plated' : 'sm:min-h-[clamp(520px,40.5vw,600px)]',
        ground,
      )}
    >
      <div className="absolute top-0 right-0 h-62.5 w-full overflow-hidden sm:h-full sm:w-[min(80%,1120px)]">
        {media.kind === 'picture' ? (
          <Picture
            name={media.name}
            sizes={pictureSizes('66vw', { sm: '88vw', '3xl': '1260px' })}
            priority
            className={clsx(
              'rake-picture absolute w-auto max-w-none sm:right-[-9%] sm:h-auto sm:w-[112%] sm:object-cover',
              view ? frames.lowerEnd : frames.whole,
              view === 'lower end, mirrored' && '[transform:scaleX(-1)]',
            )}
          />
        ) : (
          <Drawing name={media.name} eager className={clsx('size-full', backgroundOf(media.name))} />
        )}
      </div>
      <RakeLayers />
      <div
        className={clsx(
          'relative wrap sm:[&_nav]:max-w-76 xl:[&_nav]:max-w-104',
          plate ? 'pt-26 pb-4.5 sm:pt-5.5 sm:pb-11' : 'pt-30 pb-3 sm:pt-6 sm:pb-[clamp(30px,3.4vw,50px)]',
        )}
      >
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
