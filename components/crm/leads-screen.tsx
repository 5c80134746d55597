import { Download, MailOpen } from 'lucide-react';
import { useCallback, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { Button } from '@/components/ui/button';
import { messageReader } from '@/content/crm/message-reader';
import { saveFile } from '@/lib/browser/save-file';
import type { Day } from '@/lib/calendar/day';
import { callDay } from '@/content/crm/calls';
import { emptyFilter, describeFilter, isFiltering, type FilteredLeads, type LeadFilter } from '@/lib/crm/lead-filter';
import { leadsCsv } from '@/lib/crm/leads-csv';
import type { LeadOrder } from '@/lib/crm/leads-sort';
import { LeadCardList } from './lead-card-list';
import { LeadFilters } from './lead-filters';
import { LeadTable } from './lead-table';
import { MessageReader } from './message-reader/message-reader';
import { PrintButton } from './print-button';
import { useHasRoomForTable } from './use-has-room-for-table';

interface LeadsScreenProps {
  readonly total: number;
  readonly filtered: FilteredLeads;
  readonly today: Day;
  readonly filter: LeadFilter;
  readonly onFilter: Dispatch<SetStateAction<LeadFilter>>;
  readonly order: LeadOrder;
  readonly onOrder: Dispatch<SetStateAction<LeadOrder>>;
  readonly onOpenLead: (id: string) => void;
}

export function LeadsScreen({
  total,
  filtered: { shown, counts },
  today,
  filter,
  onFilter,
  order,
  onOrder,
  onOpenLead,
}: LeadsScreenProps) {
  const search = useRef<HTMLInputElement>(null);
  /** The last export, until the filter changes. */
  const [exported, setExported] = useState<{ readonly filter: LeadFilter; readonly message: string } | null>(null);
  const [isReading, setIsReading] = useState(false);
  const isTableLayout = useHasRoomForTable();
  const closeReader = useCallback(() => setIsReading(false), []);
  const description = describeFilter(filter, callDay(today));

  function clear() {
    onFilter(emptyFilter);
    search.current?.focus();
  }

  function exportShown() {
    const name = `leads-${today}.csv`;
    saveFile({ name, type: 'text/csv;charset=utf-8', text: leadsCsv(shown) });
    setExported({ filter, message: `Saved ${shown.length === 1 ? '1 lead' : `${shown.length} leads`} to ${name}.` });
  }

  const actions = (
    <div className="flex flex-wrap gap-2 sm:ml-auto">
      <Button variant="secondary-white" size="small" aria-haspopup="dialog" onClick={() => setIsReading(true)}>
        <MailOpen aria-hidden="true" className="size-4.5" /> <span>{messageReader.button}</span>
      </Button>
      <PrintButton what="the leads that are shown" />
      <Button variant="secondary-white" size="small" disabled={shown.length === 0} onClick={exportShown}>
        <Download aria-hidden="true" className="size-4.5" /> <span>Export CSV</span>
      </Button>
    </div>
  );

  return (
    <>
      <LeadFilters
        search={search}
        filter={filter}
        onFilter={onFilter}
        counts={counts}
        today={today}
        order={isTableLayout ? null : order}
        onOrder={onOrder}
      />
      <div className="flex min-h-11 flex-wrap items-center gap-x-5 gap-y-2 sm:mb-3">
        <p role="status">
          {[
            `${shown.length} of ${total} shown${description ? `: ${description}` : ''}`,
            exported?.filter === filter ? `. ${exported.message}` : '',
          ].join('')}
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
        {isTableLayout ? actions : null}
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
      {isTableLayout ? null : <div className="mt-4">{actions}</div>}
      <MessageReader isOpen={isReading} onClose={closeReader} />
    </>
  );
}
