import clsx from 'clsx';
import { isDark, Section } from '@/components/ui/section';
import { drawingSource } from '@/content/drawing-sources';
import type { Media } from '@/content/media';
import { pictureSizes } from '@/lib/pictures/picture-sizes';
import { headingId } from './heading-id';
import { MediaPanel } from './media-panel';
import { SectionBody } from './section-body';
import type { FrameProps } from './section-frame';
import { SectionTitle } from './section-title';

interface PictureFrameProps extends FrameProps {
  readonly picture: Media;
  /** For a picture whose upper and lower edges both matter. */
  readonly isTallOnPhones?: boolean;
}

function isWide(picture: Media): boolean {
  if (picture.kind !== 'drawing') return false;
  const { width, height } = drawingSource(picture.name);
  return width > height;
}

export function PictureFrame({ picture, isTallOnPhones, ...frame }: PictureFrameProps) {
  const { section, tone, isShort, footnote, children } = frame;
  return (
    <Section id={section.id} labelledBy={headingId(section)} tone={tone} space={isShort ? 'short' : 'usual'}>
      <div
        className={clsx(
          'grid grid-cols-1 gap-y-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:grid-rows-[auto_1fr] sm:gap-x-8',
          'md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-x-14',
        )}
      >
        <div className="sm:col-start-2">
          <SectionTitle section={section} tone={tone} />
        </div>
        <div className="sm:col-start-1 sm:row-span-2 sm:row-start-1">
          <MediaPanel
            media={picture}
            sizes={pictureSizes('100vw', { md: '45vw' })}
            shape={clsx(
              isTallOnPhones ? 'max-sm:aspect-8/7' : 'max-sm:aspect-5/2',
              isWide(picture) ? 'sm:max-md:aspect-square md:h-full md:min-h-70' : 'sm:h-full sm:max-h-152 sm:min-h-70',
              // A wide drawing would be lost in a taller panel.
              isWide(picture) && 'md:max-h-104',
            )}
            className="max-sm:-mx-(--pad) sm:sticky sm:top-32"
          />
        </div>
        <div className="sm:col-start-2">
          <SectionBody footnote={footnote} onDark={isDark(tone)}>
            {children}
          </SectionBody>
        </div>
      </div>
    </Section>
  );
}
