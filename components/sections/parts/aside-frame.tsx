import clsx from 'clsx';
import { isDark, Section } from '@/components/ui/section';
import { headingId } from './heading-id';
import { SectionBody } from './section-body';
import type { FrameProps } from './section-frame';
import { SectionTitle } from './section-title';

interface AsideFrameProps extends FrameProps {
  /** For a long list: puts the footnote below the title, where the column would otherwise be empty. */
  readonly isLong?: boolean;
}

export function AsideFrame({ section, tone, isShort, isLong, footnote, children }: AsideFrameProps) {
  return (
    <Section id={section.id} labelledBy={headingId(section)} tone={tone} space={isShort ? 'short' : 'usual'}>
      <div
        className={clsx(
          'grid grid-cols-1 gap-x-14 gap-y-4 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
          isLong && 'md:grid-rows-[auto_1fr]',
        )}
      >
        <div className="self-start md:sticky md:top-32">
          <SectionTitle section={section} tone={tone} />
        </div>
        <div className={isLong ? 'md:contents' : undefined}>
          <SectionBody
            footnote={footnote}
            footnoteClassName={isLong ? 'md:col-start-1' : undefined}
            onDark={isDark(tone)}
          >
            {isLong ? <div className="md:col-start-2 md:row-span-2 md:row-start-1">{children}</div> : children}
          </SectionBody>
        </div>
      </div>
    </Section>
  );
}
