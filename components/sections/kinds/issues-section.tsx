import { Figure } from '@/components/figure/figure';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { UrgencyRow } from '@/components/sections/parts/urgency-row';
import type { Issue } from '@/content/section-kinds';

export function IssuesSection({ section, tone, isShort }: SectionProps<'issues'>) {
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <Figure<Issue> of={section.issues}>
        {({ issue, causes, urgency, timeframe }) => (
          <UrgencyRow title={issue} aside={timeframe} text={causes} urgency={urgency} />
        )}
      </Figure>
    </SectionFrame>
  );
}
