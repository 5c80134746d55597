import type { Lead } from '@/lib/crm/types';
import type { Day } from '@/lib/calendar/day';
import { LeadCard } from './lead-card';

export interface LeadListProps {
  readonly leads: readonly Lead[];
  readonly today: Day;
  readonly onOpenLead: (id: string) => void;
}

export function LeadCardList({ leads, today, onOpenLead }: LeadListProps) {
  return (
    <ul aria-label="Leads" data-leads="shown">
      {leads.map((lead) => (
        <LeadCard key={lead.id} lead={lead} today={today} onOpenLead={onOpenLead} />
      ))}
    </ul>
  );
}
