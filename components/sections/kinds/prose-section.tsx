import clsx from 'clsx';
import { Reveal } from '@/components/motion/reveal';
import { RichText } from '@/components/ui/rich-text';
import { MediaPanel } from '@/components/sections/parts/media-panel';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { pictureSizes } from '@/lib/pictures/picture-sizes';

/** Text beside its heading, with a larger first paragraph and, if there is one, a picture. */
export function ProseSection({ section, tone }: SectionProps<'prose'>) {
  const { paragraphs, media } = section;
  return (
    <SectionFrame
      section={section}
      tone={tone}
      layout="aside"
      aside={
        media ? (
          <MediaPanel
            media={media}
            sizes={pictureSizes('100vw', { md: '40vw' })}
            className="mt-8 aspect-4/3 max-md:-mx-(--pad)"
          />
        ) : undefined
      }
    >
      <Reveal className="max-w-copy">
        {paragraphs.map((paragraph, index) => (
          <p key={index} className={clsx(index === 0 ? 'text-lead' : 'mt-5', paragraphs.length === 1 && 'md:pt-2')}>
            <RichText>{paragraph}</RichText>
          </p>
        ))}
      </Reveal>
    </SectionFrame>
  );
}
