import clsx from 'clsx';
import { Search } from 'lucide-react';
import { memo, type Dispatch, type RefObject, type SetStateAction } from 'react';
import { Summary } from '@/components/ui/summary';
import { callDay } from '@/content/crm/calls';
import { from } from '@/lib/breakpoints';
import { leadPriorities, leadStatuses } from '@/lib/crm/types';
import type { Day } from '@/lib/calendar/day';
import {
  quickFilterName,
  quickFilters,
  toggleQuickFilter,
  type FilteredLeads,
  type LeadFilter,
} from '@/lib/crm/lead-filter';
import { firstDirection, leadColumns, leadOrderNames, type LeadOrder } from '@/lib/crm/leads-sort';
import { capitalized } from '@/lib/text/capitalized';
import { useMediaQuery } from './use-media-query';

type SetFilter = Dispatch<SetStateAction<LeadFilter>>;

interface LeadFiltersProps {
  readonly search: RefObject<HTMLInputElement | null>;
  readonly filter: LeadFilter;
  readonly onFilter: SetFilter;
  readonly counts: FilteredLeads['counts'];
  readonly today: Day;
  /** Null where the table's headings sort the leads. */
  readonly order: LeadOrder | null;
  readonly onOrder: Dispatch<SetStateAction<LeadOrder>>;
}

const control =
  'min-h-13.5 w-full rounded-sm border-fine border-rule-strong bg-white px-3.5 py-3 text-body hover:border-ink';

export function LeadFilters({ search, filter, onFilter, counts, today, order, onOrder }: LeadFiltersProps) {
  const isWide = useMediaQuery(from('md'));
  const chosen = Number(filter.status !== 'all') + Number(filter.priority !== 'all') + filter.quick.length;
  const selects = (
    <>
      <StatusAndPriority status={filter.status} priority={filter.priority} onFilter={onFilter} />
      {order ? <SortField column={order.column} onOrder={onOrder} /> : null}
    </>
  );
  const quickButtons = (
    <div role="group" aria-label="Quick filters" className="mt-3 flex flex-wrap gap-2">
      {quickFilters.map((quick) => {
        const isOn = filter.quick.includes(quick);
        return (
          <button
            key={quick}
            type="button"
            aria-pressed={isOn}
            onClick={() => onFilter((before) => toggleQuickFilter(before, quick))}
            className={clsx(
              'inline-flex min-h-11 items-center gap-2 rounded-sm border-fine px-3.5 py-1.5 font-semibold',
              isOn ? 'border-shutter bg-shutter text-white' : 'border-rule-strong bg-white hover:border-ink',
            )}
          >
            <span>{quickFilterName(quick, callDay(today))}</span>{' '}
            <span
              className={clsx(
                'min-w-7 rounded-sm px-1.5 text-center text-small tabular-nums',
                isOn ? 'bg-white text-shutter' : 'bg-linen text-ink',
              )}
            >
              {counts[quick]}
            </span>
          </button>
        );
      })}
    </div>
  );

  return (
    <form role="search" onSubmit={(event) => event.preventDefault()} className="mb-1 md:mb-3">
      <div className="grid grid-cols-2 gap-3.5 md:grid-cols-[minmax(0,1fr)_190px_190px]">
        <div className="relative col-span-full md:col-span-1">
          <label htmlFor="lead-search" className="sr-only">
            Search leads
          </label>
          <Search aria-hidden="true" className="pointer-events-none absolute top-4 left-3.75 size-5.5" />
          <input
            ref={search}
            id="lead-search"
            type="search"
            autoComplete="off"
            spellCheck={false}
            placeholder="Name, email, phone or service"
            value={filter.search}
            onChange={(event) => {
              const typed = event.target.value;
              onFilter((before) => ({ ...before, search: typed }));
            }}
            className={`${control} pl-12 text-ellipsis`}
          />
        </div>
        {isWide ? selects : null}
      </div>
      {isWide ? (
        quickButtons
      ) : (
        <details className="group mt-1">
          <Summary>{chosen > 0 ? `Filters (${chosen})` : 'Filters'}</Summary>
          <div className="mt-1 grid grid-cols-2 gap-3.5">{selects}</div>
          {quickButtons}
        </details>
      )}
    </form>
  );
}

interface FilterSelectProps<Value extends string> {
  readonly name: string;
  readonly allLabel: string;
  readonly values: readonly Value[];
  readonly value: Value | 'all';
  readonly onChoose: (value: Value | 'all') => void;
}

function FilterSelect<Value extends string>({ name, allLabel, values, value, onChoose }: FilterSelectProps<Value>) {
  return (
    <label>
      <span className="sr-only">{name}</span>
      <select
        value={value}
        onChange={({ target }) => onChoose(values.find((each) => each === target.value) ?? 'all')}
        className={control}
      >
        <option value="all">{allLabel}</option>
        {values.map((each) => (
          <option key={each} value={each}>
            {capitalized(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

const StatusAndPriority = memo(function StatusAndPriority({
  status,
  priority,
  onFilter,
}: Pick<LeadFilter, 'status' | 'priority'> & { readonly onFilter: SetFilter }) {
  return (
    <>
      <FilterSelect
        name="Status"
        allLabel="All statuses"
        values={leadStatuses}
        value={status}
        onChoose={(chosen) => onFilter((before) => ({ ...before, status: chosen }))}
      />
      <FilterSelect
        name="Priority"
        allLabel="All priorities"
        values={leadPriorities}
        value={priority}
        onChoose={(chosen) => onFilter((before) => ({ ...before, priority: chosen }))}
      />
    </>
  );
});

const SortField = memo(function SortField({
  column,
  onOrder,
}: Pick<LeadOrder, 'column'> & Pick<LeadFiltersProps, 'onOrder'>) {
  return (
    <label className="col-span-full">
      <span className="sr-only">Sort</span>
      <select
        value={column}
        onChange={(event) => {
          const chosen = leadColumns.find((value) => value === event.target.value) ?? 'createdAt';
          onOrder({ column: chosen, direction: firstDirection(chosen) });
        }}
        className={control}
      >
        {Object.entries(leadOrderNames).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
});
