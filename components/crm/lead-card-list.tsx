import type { Lead } from '@/content/crm/types';
import type { Day } from '@/lib/calendar/day';
import { LeadCard } from './lead-card';
import { useVisibleRows } from './use-visible-rows';

interface LeadCardListProps {
  readonly leads: readonly Lead[];
  readonly today: Day;
  readonly onOpenLead: (id: string) => void;
}

/** The leads on a phone. A long list renders only the cards near the viewport. */
export function LeadCardList({ leads, today, onOpenLead }: LeadCardListProps) {
  const { list, rows, measure, before, after } = useVisibleRows<HTMLUListElement>(leads.length, 166);
  return (
    <ul aria-label="Leads" ref={list}>
      <li aria-hidden="true" ref={before} />
      {rows.map((row) => {
        const lead = leads[row.index];
        return lead ? (
          <LeadCard
            key={lead.id}
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
