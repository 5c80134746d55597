import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import { leadPriorities, leadStatuses } from '@/content/crm/types';
import type { LeadFilter } from '@/lib/crm/lead-filter';
import { firstDirection, leadColumns, leadOrderNames, type LeadColumn, type LeadOrder } from '@/lib/crm/leads-sort';

interface LeadFiltersProps {
  readonly search: RefObject<HTMLInputElement | null>;
  readonly filter: LeadFilter;
  readonly onFilter: (filter: LeadFilter) => void;
  /** The current order, shown as a Sort field. Null where the table headings do the sorting. */
  readonly order: LeadOrder | null;
  readonly onOrder: (order: LeadOrder) => void;
}

const control =
  'min-h-13.5 w-full rounded-sm border-fine border-rule-strong bg-white px-3.5 py-3 text-body hover:border-ink';

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The search box and the filters. They apply as the user types; there is no submit button. */
export function LeadFilters({ search, filter, onFilter, order, onOrder }: LeadFiltersProps) {
  return (
    <form
      role="search"
      onSubmit={(event) => event.preventDefault()}
      className="mb-3 grid grid-cols-2 gap-3.5 md:grid-cols-[minmax(0,1fr)_190px_190px]"
    >
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
          placeholder="Search name, email, phone or service..."
          value={filter.search}
          onChange={(event) => onFilter({ ...filter, search: event.target.value })}
          className={`${control} pl-12 text-ellipsis`}
        />
      </div>
      <label>
        <span className="sr-only">Status</span>
        <select
          value={filter.status}
          onChange={(event) => {
            const status = leadStatuses.find((value) => value === event.target.value) ?? 'all';
            onFilter({ ...filter, status });
          }}
          className={control}
        >
          <option value="all">All statuses</option>
          {leadStatuses.map((status) => (
            <option key={status} value={status}>
              {capitalized(status)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="sr-only">Priority</span>
        <select
          value={filter.priority}
          onChange={(event) => {
            const priority = leadPriorities.find((value) => value === event.target.value) ?? 'all';
            onFilter({ ...filter, priority });
          }}
          className={control}
        >
          <option value="all">All priorities</option>
          {leadPriorities.map((priority) => (
            <option key={priority} value={priority}>
              {capitalized(priority)}
            </option>
          ))}
        </select>
      </label>
      {order ? (
        <label className="col-span-full">
          <span className="sr-only">Sort</span>
          <select
            value={order.column}
            onChange={(event) => {
              const column = leadColumns.find((value) => value === event.target.value) ?? 'createdAt';
              onOrder({ column, direction: firstDirection(column) });
            }}
            className={control}
          >
            {(Object.keys(leadOrderNames) as LeadColumn[]).map((column) => (
              <option key={column} value={column}>
                {leadOrderNames[column]}
              </option>
            ))}
          </select>
        </label>
      ) : null}
    </form>
  );
}
