import clsx from 'clsx';
import { Text } from '@/components/ui/rich-text';
import type { IssueUrgency, RepairUrgency } from '@/content/types';

const colors = {
  Emergency: 'before:bg-door',
  'High Priority': 'before:bg-amber',
  'Medium Priority': 'before:bg-ochre',
  High: 'before:bg-door',
  Medium: 'before:bg-amber',
  Low: 'before:bg-ochre',
} as const satisfies Record<RepairUrgency | IssueUrgency, string>;

interface UrgencyRowProps {
  readonly title: string;
  /** At the end of the title's line, such as a price. */
  readonly aside: string | undefined;
  readonly text: string;
  readonly urgency: keyof typeof colors;
}

/** The color only repeats what the text says. With large text on a phone, everything is in one column. */
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
            'mt-0.5 text-small leading-normal font-bold max-sm:col-span-full sm:text-right sm:whitespace-nowrap',
            'before:mr-1.5 before:inline-block before:h-2 before:w-3 before:clip-wedge',
            colors[urgency],
            aside === undefined && 'sm:@facts:col-start-2 sm:@facts:row-start-1',
          )}
        >
          {urgency}
        </p>
      </div>
    </div>
  );
}
