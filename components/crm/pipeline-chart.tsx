import clsx from 'clsx';
import type { LeadStatus } from '@/lib/crm/types';
import { formatDollars } from '@/lib/dollars';
import type { PipelineStep } from '@/lib/crm/pipeline';
import { StatusBadge } from './status-badge';

/* The colors of the badges (status-badge.tsx), but won is solid, because it's usually the largest. */
const barColors: Record<LeadStatus, string> = {
  new: 'fill-shutter stroke-shutter',
  contacted: 'fill-mist stroke-mist-edge',
  qualified: 'fill-shutter-tint stroke-shutter-2',
  quoted: 'fill-wheat stroke-wheat-edge',
  won: 'fill-shutter-2 stroke-shutter',
  lost: 'fill-stone stroke-rule-strong',
};

interface PipelineChartProps {
  readonly steps: readonly PipelineStep[];
  readonly onShowLeads: (status: LeadStatus) => void;
}

export function PipelineChart({ steps, onShowLeads }: PipelineChartProps) {
  return (
    <section aria-labelledby="pipeline-by-status" className="flex flex-col">
      <h2 id="pipeline-by-status" className="mb-2 flex min-h-11 items-center text-h4">
        Pipeline by status
      </h2>
      <ul className="grid flex-1 border border-rule-strong bg-white py-1">
        {steps.map(({ status, count, value, relativeValue }) => (
          <li key={status}>
            <button
              type="button"
              onClick={() => onShowLeads(status)}
              className={clsx(
                'group grid h-full min-h-11 w-full items-center gap-x-3 gap-y-1 px-3.5 py-2 text-left leading-tight',
                'grid-cols-[7rem_minmax(0,1fr)] -outline-offset-3 hover:bg-linen',
                'sm:grid-cols-[minmax(0,7rem)_minmax(0,1fr)_minmax(0,10.5rem)]',
              )}
            >
              <span className="self-center max-sm:row-span-2">
                <StatusBadge status={status} />
              </span>
              <svg aria-hidden="true" className="block h-4.5 w-full 3xl:h-7">
                <rect width="100%" height="100%" className="fill-linen group-hover:fill-office" />
                {/* A nested SVG clips the outer half of the stroke. */}
                <svg width={`${relativeValue}%`} height="100%">
                  <rect width="100%" height="100%" className={`stroke-4 ${barColors[status]}`} />
                </svg>
                <rect width="2" height="100%" className="fill-ink" />
              </svg>
              <span className="tabular-nums sm:text-right">
                <b className="font-semibold">{formatDollars(value)}</b>
                <span className="text-small text-ink-2">{count === 1 ? ', 1 lead' : `, ${count} leads`}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
