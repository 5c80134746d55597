import clsx from 'clsx';
import { Badge, type BadgeLevel } from '@/components/ui/badge';
import { RichText } from '@/components/ui/rich-text';
import type { IssueUrgency } from '@/content/types';
import { RuledGrid } from '@/components/sections/parts/ruled-grid';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';

const levels = { High: 'red', Medium: 'orange', Low: 'yellow' } as const satisfies Record<IssueUrgency, BadgeLevel>;

/** Common issues side by side: how urgent each is, how soon to fix it, and what causes it. */
export function IssuesSection({ section, tone, isShort }: SectionProps<'issues'>) {
  const { issues } = section;
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <RuledGrid className={clsx('sm:grid-cols-2', issues.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4')}>
        {issues.map((issue) => (
          <li key={issue.issue} className="flex flex-col py-3.5 sm:py-3">
            <div className="grid grid-cols-[minmax(0,1fr)_fit-content(60%)] items-start gap-x-3 sm:block">
              <p className="max-sm:order-last">
                <span className="sr-only">Urgency: </span>
                <Badge level={levels[issue.urgency]}>{issue.urgency}</Badge>
              </p>
              <h3 className="text-h4 sm:mt-1.5">
                <RichText>{issue.issue}</RichText>
              </h3>
            </div>
            <dl className="mt-1 grid flex-1 content-between gap-x-4 sm:mt-1 sm:gap-y-2">
              <div>
                <dt className="text-small font-bold max-sm:sr-only">Causes</dt>
                <dd className="text-ink-2">
                  <RichText>{issue.causes}</RichText>
                </dd>
              </div>
              <div className="flex flex-wrap items-baseline gap-x-2 sm:block sm:border-t sm:border-rule sm:pt-2">
                <dt className="text-small font-bold">Recommended timeline</dt>
                <dd className="font-serif text-large leading-tight font-bold sm:text-title">
                  <RichText>{issue.timeframe}</RichText>
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </RuledGrid>
    </SectionFrame>
  );
}
