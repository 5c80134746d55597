import clsx from 'clsx';
import type { IssueUrgency, RepairUrgency } from '@/content/types';

const colors = {
  Emergency: 'before:bg-door',
  'High Priority': 'before:bg-amber',
  'Medium Priority': 'before:bg-ochre',
  High: 'before:bg-door',
  Medium: 'before:bg-amber',
  Low: 'before:bg-ochre',
} as const satisfies Record<RepairUrgency | IssueUrgency, string>;

interface UrgencyMarkProps {
  readonly urgency: keyof typeof colors;
  readonly className?: string;
}

/** The color only repeats the text. */
export function UrgencyMark({ urgency, className }: UrgencyMarkProps) {
  return (
    <p
      className={clsx(
        'mt-0.5 text-small leading-normal font-bold max-sm:col-span-full sm:text-right sm:whitespace-nowrap',
        'before:mr-1.5 before:inline-block before:h-2 before:w-3 before:clip-wedge',
        colors[urgency],
        className,
      )}
    >
      {urgency}
    </p>
  );
}
