import type { Lead } from '@/lib/crm/types';
import type { Day } from '@/lib/calendar/day';
import { LeadCard } from './lead-card';
import { LeadRow } from './lead-row';
import { leadTableColumns } from './lead-table';
import { useHasRoomForTable } from './use-has-room-for-table';

interface RecentLeadsProps {
  readonly leads: readonly Lead[];
  readonly today: Day;
  readonly onOpenLead: (id: string) => void;
  readonly onShowAll: () => void;
}

export function RecentLeads({ leads, today, onOpenLead, onShowAll }: RecentLeadsProps) {
  const isTableLayout = useHasRoomForTable();
  return (
    <section aria-labelledby="recent-leads" data-leads="recent">
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="recent-leads" className="text-h4">
          Recent leads
        </h2>
        <button
          type="button"
          onClick={onShowAll}
          className="group inline-flex min-h-11 items-center gap-2 font-bold underline decoration-copper decoration-2 underline-offset-5"
        >
          <span>All leads</span>
          <span aria-hidden="true" className="h-3 w-4.5 flex-none climbs bg-current clip-wedge" />
        </button>
      </div>
      {leads.length === 0 ? (
        <p className="border-y border-rule-strong py-4">There are no leads.</p>
      ) : isTableLayout ? (
        <table aria-labelledby="recent-leads" className="crm-table">
          <thead>
            <tr>
              {leadTableColumns
                .filter(({ column }) => column !== 'createdAt')
                .map(({ column, heading, isNumber }) => (
                  <th key={column} scope="col" className={isNumber ? 'text-right' : undefined}>
                    {heading}
                  </th>
                ))}
            </tr>
          </thead>
          <tbody>
            {leads.map((lead) => (
              <LeadRow key={lead.id} lead={lead} today={today} onOpenLead={onOpenLead} />
            ))}
          </tbody>
        </table>
      ) : (
        <ul>
          {leads.map((lead) => (
            <LeadCard key={lead.id} lead={lead} today={today} onOpenLead={onOpenLead} />
          ))}
        </ul>
      )}
    </section>
  );
}
