import { Figure } from '@/components/figure/figure';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { UrgencyMark } from '@/components/sections/parts/urgency-mark';
import { RichText } from '@/components/ui/rich-text';
import type { Issue } from '@/content/types';

export function IssuesSection({ section, tone, isShort }: SectionProps<'issues'>) {
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <Figure<Issue> of={section.issues}>
        {({ issue, causes, urgency, timeframe }) => (
          <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3.5">
            <h3 className="text-h4">
              <RichText>{issue}</RichText>
            </h3>
            <p className="text-right font-serif text-large leading-snug font-bold">
              <RichText>{timeframe}</RichText>
            </p>
            <p className="mt-0.5 leading-normal text-ink-2 max-sm:col-span-full max-sm:text-small md:text-base">
              <RichText>{causes}</RichText>
            </p>
            <UrgencyMark urgency={urgency} />
          </div>
        )}
      </Figure>
    </SectionFrame>
  );
}
