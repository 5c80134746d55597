import { isDark, Section } from '@/components/ui/section';
import { headingId } from './heading-id';
import { SectionBody } from './section-body';
import type { FrameProps } from './section-frame';
import { SectionTitle } from './section-title';

export function AsideFrame({ section, tone, isShort, footnote, children }: FrameProps) {
  return (
    <Section id={section.id} labelledBy={headingId(section)} tone={tone} space={isShort ? 'short' : 'usual'}>
      <div className="grid grid-cols-1 gap-x-14 gap-y-4 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="self-start md:sticky md:top-32">
          <SectionTitle section={section} tone={tone} />
        </div>
        <div>
          <SectionBody footnote={footnote} onDark={isDark(tone)}>
            {children}
          </SectionBody>
        </div>
      </div>
    </Section>
  );
}
