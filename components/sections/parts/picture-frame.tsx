import clsx from 'clsx';
import { Reveal } from '@/components/motion/reveal';
import { isDark, Section } from '@/components/ui/section';
import { drawingSource } from '@/content/drawing-sources';
import type { Media } from '@/content/types';
import { pictureSizes } from '@/lib/pictures/picture-sizes';
import { headingId } from './heading-id';
import { keyOf } from './key-of';
import { MediaPanel } from './media-panel';
import { SectionBody } from './section-body';
import type { FrameProps } from './section-frame';
import { SectionTitle } from './section-title';

interface PictureFrameProps extends FrameProps {
  readonly picture: Media;
  /** `tall` if the picture's upper and lower edges both matter. */
  readonly onPhones?: keyof typeof phoneShapes;
  /** For a long list: the title is above the picture, which ends where the list does. No effect if there's a key. */
  readonly isLong?: boolean;
}

/** In a tall panel, a wide drawing would be lost between large empty areas, so its panel is lower. */
function isWide(picture: Media): boolean {
  if (picture.kind !== 'drawing') return false;
  const { width, height } = drawingSource(picture.name);
  return width > height;
}

const shapes = {
  full: 'sm:h-full sm:max-h-152 sm:min-h-70',
  wide: 'sm:max-md:aspect-square md:h-full md:max-h-104 md:min-h-70',
  underTitle: 'sm:max-md:aspect-square md:h-full md:min-h-70',
} as const;
const phoneShapes = { low: 'max-sm:aspect-5/2', tall: 'max-sm:aspect-8/7' } as const;

const looks = {
  fromTablets: {
    grid: 'sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:grid-rows-[auto_1fr] sm:gap-x-8',
    title: 'sm:col-start-2',
    picture: 'sm:col-start-1 sm:row-span-2 sm:row-start-1',
    panel: 'max-sm:-mx-(--pad) sm:sticky sm:top-32',
    body: 'sm:col-start-2',
  },
  underTitle: {
    grid: 'sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:grid-rows-[auto_1fr] sm:gap-x-8 md:gap-y-6',
    title: 'sm:col-start-2 md:col-start-1 md:row-start-1',
    picture: 'sm:col-start-1 sm:row-span-2 sm:row-start-1 md:row-span-1 md:row-start-2',
    panel: 'max-sm:-mx-(--pad) sm:sticky sm:top-32',
    body: 'sm:col-start-2 md:row-span-2 md:row-start-1',
  },
  // A drawing with a key needs the whole width of a tablet.
  fromDesktops: {
    grid: 'md:grid-rows-[auto_1fr]',
    title: 'md:col-start-2',
    picture: 'md:col-start-1 md:row-span-2 md:row-start-1',
    panel: 'max-md:-mx-(--pad) md:sticky md:top-32',
    body: 'md:col-start-2',
  },
} as const;

function lookOf(picture: Media, isLong: boolean): keyof typeof looks {
  if (keyOf(picture)) return 'fromDesktops';
  return isLong ? 'underTitle' : 'fromTablets';
}

export function PictureFrame({ picture, onPhones = 'low', isLong = false, ...frame }: PictureFrameProps) {
  const { section, tone, isShort, footnote, children } = frame;
  const look = looks[lookOf(picture, isLong)];
  const shape = isWide(picture) ? 'wide' : 'full';
  return (
    <Section id={section.id} labelledBy={headingId(section)} tone={tone} space={isShort ? 'short' : 'usual'}>
      <div
        className={clsx('grid grid-cols-1 gap-y-4 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-x-14', look.grid)}
      >
        <Reveal className={look.title}>
          <SectionTitle section={section} tone={tone} />
        </Reveal>
        <div className={look.picture}>
          <MediaPanel
            media={picture}
            sizes={pictureSizes('100vw', { md: '45vw' })}
            shape={clsx(shapes[isLong ? 'underTitle' : shape], phoneShapes[onPhones])}
            className={look.panel}
          />
        </div>
        <div className={look.body}>
          <SectionBody foldedOnPhonesAs={section.foldedOnPhonesAs} footnote={footnote} onDark={isDark(tone)}>
            {children}
          </SectionBody>
        </div>
      </div>
    </Section>
  );
}
