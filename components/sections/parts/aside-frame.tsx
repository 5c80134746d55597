import { Reveal } from '@/components/motion/reveal';
import { isDark, Section } from '@/components/ui/section';
import { headingId } from './heading-id';
import { PictureFrame } from './picture-frame';
import { SectionBody } from './section-body';
import type { FrameProps } from './section-frame';
import { SectionTitle } from './section-title';

export function AsideFrame(frame: FrameProps) {
  const { section, tone, isShort, footnote, children } = frame;
  if (section.drawing) return <PictureFrame {...frame} picture={{ kind: 'drawing', name: section.drawing }} />;
  return (
    <Section id={section.id} labelledBy={headingId(section)} tone={tone} space={isShort ? 'short' : 'usual'}>
      <div className="grid grid-cols-1 gap-x-14 gap-y-4 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <Reveal className="self-start md:sticky md:top-32">
          <SectionTitle section={section} tone={tone} />
        </Reveal>
        <div>
          <SectionBody foldedOnPhonesAs={section.foldedOnPhonesAs} footnote={footnote} onDark={isDark(tone)}>
            {children}
          </SectionBody>
        </div>
      </div>
    </Section>
  );
}
