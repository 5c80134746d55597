import { Figure } from '@/components/figure/figure';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { Text } from '@/components/ui/rich-text';

export function DetailsSection({ section, tone, isShort }: SectionProps<'details'>) {
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort} footnote={section.footnote}>
      <Figure of={section.details} hasCallouts={section.layout === 'callouts'}>
        {({ title, text }) => (
          <>
            <Text as="h3" className="text-h4" text={title} />
            <Text className="mt-0.5 text-base text-ink-2" text={text} />
          </>
        )}
      </Figure>
    </SectionFrame>
  );
}
