import { Download } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Lead } from '@/content/crm/types';
import { emptyFilter, isFiltering, leadMatcher, searchable, type LeadFilter } from '@/lib/crm/lead-filter';
import { saveFile } from '@/lib/browser/save-file';
import { leadsCsv } from '@/lib/crm/leads-csv';
import { sortLeads, type LeadOrder } from '@/lib/crm/leads-sort';
import type { Day } from '@/lib/calendar/day';
import { LeadCardList } from './lead-card-list';
import { LeadFilters } from './lead-filters';
import { LeadTable } from './lead-table';
import { useRoomForTable } from './use-room-for-table';

interface LeadsScreenProps {
  readonly leads: readonly Lead[];
  readonly today: Day;
  readonly filter: LeadFilter;
  readonly onFilter: (filter: LeadFilter) => void;
  readonly order: LeadOrder;
  readonly onOrder: (order: LeadOrder) => void;
  readonly onOpenLead: (id: string) => void;
}

/** All leads, with search, filters and sorting. The leads shown can be exported as CSV. */
export function LeadsScreen({ leads, today, filter, onFilter, order, onOrder, onOpenLead }: LeadsScreenProps) {
  const search = useRef<HTMLInputElement>(null);
  const [exported, setExported] = useState('');
  const isTableLayout = useRoomForTable();

  // Sort once per order, so that a keystroke in the search only filters.
  const entries = useMemo(() => leads.map(searchable), [leads]);
  const sorted = useMemo(() => sortLeads(entries, order), [entries, order]);
  const shown = useMemo(() => sorted.filter(leadMatcher(filter)).map((entry) => entry.lead), [sorted, filter]);

  function change(next: LeadFilter) {
    setExported('');
    onFilter(next);
  }

  function clear() {
    change(emptyFilter);
    search.current?.focus();
  }

  function exportShown() {
    const name = `leads-${today}.csv`;
    saveFile({ name, type: 'text/csv;charset=utf-8', text: leadsCsv(shown) });
    setExported(`Saved ${shown.length === 1 ? '1 lead' : `${shown.length} leads`} to ${name}.`);
  }

  return (
    <>
      <LeadFilters
        search={search}
        filter={filter}
        onFilter={change}
        order={isTableLayout ? null : order}
        onOrder={onOrder}
      />
      <div className="mb-3 flex min-h-11 flex-wrap items-center gap-x-5 gap-y-2">
        <p role="status">
          {`${shown.length} of ${leads.length} shown`}
          {exported ? `. ${exported}` : null}
        </p>
        {isFiltering(filter) ? (
          <button
            type="button"
            onClick={clear}
            className="min-h-11 font-bold underline decoration-copper decoration-2 underline-offset-5"
          >
            Clear all
          </button>
        ) : null}
        <Button
          variant="secondary"
          size="small"
          disabled={shown.length === 0}
          onClick={exportShown}
          className="ml-auto bg-white"
        >
          <Download aria-hidden="true" className="size-4.5" /> Export CSV
        </Button>
      </div>
      {shown.length === 0 ? (
        <div className="border border-rule-strong bg-white px-6 py-10 text-center">
          <p className="text-lead">No leads match these filters.</p>
          <Button variant="shutter" size="small" onClick={clear} className="mt-5">
            Show all leads
          </Button>
        </div>
      ) : isTableLayout ? (
        <LeadTable leads={shown} today={today} order={order} onOrder={onOrder} onOpenLead={onOpenLead} />
      ) : (
        <LeadCardList leads={shown} today={today} onOpenLead={onOpenLead} />
      )}
    </>
  );
}
