import type { Lead } from '@/lib/crm/types';
import type { Day } from '@/lib/calendar/day';
import { LeadCard } from './lead-card';
import { useVisibleRows } from './use-visible-rows';

export interface LeadListProps {
  readonly leads: readonly Lead[];
  readonly today: Day;
  readonly openLeadId: string | null;
  readonly onOpenLead: (id: string) => void;
}

export function LeadCardList({ leads, today, openLeadId, onOpenLead }: LeadListProps) {
  const { list, rows, measure, before, after } = useVisibleRows<HTMLUListElement>(leads, openLeadId, 166);
  return (
    <ul aria-label="Leads" data-leads="shown" ref={list}>
      <li aria-hidden="true" ref={before} />
      {rows.map((row) => {
        const lead = leads[row.index];
        // Keyed by position: while the user types, reusing elements for other leads is faster than creating them.
        return lead ? (
          <LeadCard
            key={row.index}
            ref={measure}
            data-index={row.index}
            aria-posinset={row.index + 1}
            aria-setsize={leads.length}
            lead={lead}
            today={today}
            onOpenLead={onOpenLead}
          />
        ) : null;
      })}
      <li aria-hidden="true" ref={after} />
    </ul>
  );
}
