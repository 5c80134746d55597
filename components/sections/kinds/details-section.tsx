import clsx from 'clsx';
import { Figure } from '@/components/figure/figure';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { Text } from '@/components/ui/rich-text';

export function DetailsSection({ section, tone, isShort }: SectionProps<'details'>) {
  const hasCallouts = section.layout === 'callouts';
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort} footnote={section.footnote}>
      <Figure of={section.details} layout={section.layout}>
        {({ title, text }) => (
          <>
            <Text
              as="h3"
              className={clsx('text-h4 max-sm:text-large/tight', hasCallouts && '2xl:text-large/tight')}
              text={title}
            />
            {/* A callout lies on the drawing. */}
            <Text
              className={clsx(
                'mt-0.5 text-base text-ink-2 max-sm:mt-0 max-sm:text-small/snug',
                hasCallouts && '2xl:text-ink',
              )}
              text={text}
            />
          </>
        )}
      </Figure>
    </SectionFrame>
  );
}
