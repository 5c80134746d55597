import { AsideFrame } from '@/components/sections/parts/aside-frame';
import { PictureFrame } from '@/components/sections/parts/picture-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { Text } from '@/components/ui/rich-text';

export function ProseSection({ section, tone, isShort }: SectionProps<'prose'>) {
  const { paragraphs, media, isTallOnPhones } = section;
  const text = (
    <div className="max-w-copy">
      {paragraphs.map((paragraph, index) => (
        <Text key={index} className={index === 0 ? 'text-body sm:text-lead' : 'mt-2.5 sm:mt-4'} text={paragraph} />
      ))}
    </div>
  );
  const frame = { section, tone, isShort };
  return media ? (
    <PictureFrame {...frame} picture={media} isTallOnPhones={isTallOnPhones}>
      {text}
    </PictureFrame>
  ) : (
    <AsideFrame {...frame}>{text}</AsideFrame>
  );
}
