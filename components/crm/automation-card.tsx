import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import { BulletList } from '@/components/ui/bullet-list';
import type { Automation } from '@/lib/crm/types';
import { printNearDay, type Day } from '@/lib/calendar/day';
import { printNearTime } from '@/lib/calendar/office-time';

interface AutomationCardProps {
  readonly automation: Automation;
  readonly isActive: boolean;
  readonly today: Day;
  readonly onToggle: () => void;
}

export function AutomationCard({ automation, isActive, today, onToggle }: AutomationCardProps) {
  const id = useId();
  const { name, trigger, conditions, actions, runsCount, lastRun, createdAt } = automation;
  return (
    <li
      className={clsx(
        'flex min-w-0 flex-col border border-l-6 border-rule-strong bg-white',
        isActive ? 'border-l-shutter' : 'border-l-disabled',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-rule px-5 py-3">
        <h2 id={`${id}-name`} className="min-w-0 flex-1 basis-40 text-h4">
          {name}
        </h2>
        <button
          type="button"
          role="switch"
          aria-checked={isActive}
          aria-labelledby={`${id}-name ${id}-state`}
          onClick={onToggle}
          className="inline-flex min-h-11 flex-none items-center gap-2.5 font-bold"
        >
          <span id={`${id}-state`}>{isActive ? 'Active' : 'Inactive'}</span>
          <svg aria-hidden="true" viewBox="0 0 52 28" className="h-7 w-13 flex-none">
            <rect
              x="1"
              y="1"
              width="50"
              height="26"
              rx="2"
              className={clsx('stroke-2', isActive ? 'fill-shutter stroke-shutter' : 'fill-white stroke-rule-strong')}
            />
            <rect
              x={isActive ? 28 : 5}
              y="5"
              width="19"
              height="18"
              rx="1"
              className={isActive ? 'fill-white' : 'fill-rule-strong'}
            />
          </svg>
        </button>
      </div>
      <dl className="grid gap-x-6 gap-y-3 px-5 py-4 leading-snug sm:grid-cols-[7.5rem_minmax(0,1fr)]">
        <Part label="Trigger">{trigger}</Part>
        <Part label="Conditions">
          <BulletList items={conditions} />
        </Part>
        <Part label="Actions">
          <BulletList items={actions} />
        </Part>
      </dl>
      <dl className="mt-auto flex flex-wrap gap-x-8 gap-y-1 border-t border-rule bg-chalk px-5 py-3 text-small">
        <SmallPart label="Runs">{String(runsCount)}</SmallPart>
        <SmallPart label="Last run">{lastRun ? printNearTime(lastRun, today) : 'Never'}</SmallPart>
        <SmallPart label="Created">{printNearDay(createdAt, today)}</SmallPart>
      </dl>
    </li>
  );
}

function Part({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="font-semibold">{label}</dt>
      <dd className="max-sm:-mt-2">{children}</dd>
    </div>
  );
}

function SmallPart({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-ink-2">{label}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
