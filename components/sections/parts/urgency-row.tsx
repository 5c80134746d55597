import clsx from 'clsx';
import { Badge, type BadgeLevel } from '@/components/ui/badge';
import { Text } from '@/components/ui/rich-text';
import type { IssueUrgency, RepairUrgency } from '@/content/types';

export const urgencyLevels = {
  Emergency: 'red',
  'High Priority': 'orange',
  'Medium Priority': 'yellow',
  High: 'red',
  Medium: 'orange',
  Low: 'yellow',
} as const satisfies Record<RepairUrgency | IssueUrgency, BadgeLevel>;

interface UrgencyRowProps {
  readonly title: string;
  /** At the end of the title's line, such as a price. */
  readonly aside: string | undefined;
  readonly text: string;
  readonly urgency: keyof typeof urgencyLevels;
}

/** With large text on a phone, everything is in one column. */
export function UrgencyRow({ title, aside, text, urgency }: UrgencyRowProps) {
  return (
    <div className="@container">
      <div className="grid gap-x-3.5 @facts:grid-cols-[minmax(0,1fr)_auto]">
        <Text as="h3" className="text-h4" text={title} />
        <Text className="font-serif text-large leading-snug font-bold @facts:text-right" text={aside} />
        <Text
          className={clsx(
            'mt-0.5 leading-normal text-ink-2 max-sm:text-small md:text-base',
            aside ? 'max-sm:col-span-full' : 'col-span-full',
          )}
          text={text}
        />
        {/* Without an aside, the urgency is beside the title. */}
        <p
          className={clsx(
            'mt-1 max-sm:col-span-full sm:text-right',
            aside === undefined && 'sm:@facts:col-start-2 sm:@facts:row-start-1 sm:@facts:mt-0',
          )}
        >
          <Badge level={urgencyLevels[urgency]}>{urgency}</Badge>
        </p>
      </div>
    </div>
  );
}
