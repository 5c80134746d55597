import clsx from 'clsx';
import { Reveal } from '@/components/motion/reveal';
import { RichText } from '@/components/ui/rich-text';
import { MediaPanel } from '@/components/sections/parts/media-panel';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { pictureSizes } from '@/lib/pictures/picture-sizes';

/** Text with a larger first paragraph, beside its heading, or below it if there is a picture to stand beside both. */
export function ProseSection({ section, tone, isShort }: SectionProps<'prose'>) {
  const { paragraphs, media } = section;
  return (
    <SectionFrame
      section={section}
      tone={tone}
      isShort={isShort}
      layout={media ? 'picture' : 'aside'}
      aside={
        media ? (
          <MediaPanel
            media={media}
            sizes={pictureSizes('100vw', { md: '45vw' })}
            className="max-sm:-mx-(--pad) max-sm:aspect-5/2 sm:h-full sm:min-h-70"
          />
        ) : undefined
      }
    >
      <Reveal className="max-w-copy">
        {paragraphs.map((paragraph, index) => (
          <p
            key={index}
            className={clsx(
              index === 0 ? 'text-body sm:text-lead' : 'mt-2.5 sm:mt-4',
              !media && paragraphs.length === 1 && 'md:pt-2',
            )}
          >
            <RichText>{paragraph}</RichText>
          </p>
        ))}
      </Reveal>
    </SectionFrame>
  );
}
