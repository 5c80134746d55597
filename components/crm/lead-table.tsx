import clsx from 'clsx';
import type { Dispatch, SetStateAction } from 'react';
import { nextOrder, type LeadColumn, type LeadOrder } from '@/lib/crm/leads-sort';
import type { LeadListProps } from './lead-card-list';
import { LeadRow } from './lead-row';

interface LeadTableProps extends LeadListProps {
  readonly order: LeadOrder;
  readonly onOrder: Dispatch<SetStateAction<LeadOrder>>;
}

export const leadTableColumns: readonly {
  readonly column: LeadColumn;
  readonly heading: string;
  readonly isNumber?: boolean;
  readonly className?: string;
}[] = [
  { column: 'name', heading: 'Homeowner' },
  { column: 'serviceType', heading: 'Service' },
  { column: 'status', heading: 'Status' },
  { column: 'priority', heading: 'Priority' },
  { column: 'estimatedValue', heading: 'Value', isNumber: true },
  { column: 'createdAt', heading: 'Received', className: 'max-2xl:hidden' },
  { column: 'followUpDate', heading: 'Follow up' },
];

export function LeadTable({ leads, today, order, onOrder, onOpenLead }: LeadTableProps) {
  return (
    <table aria-label="Leads" data-leads="shown" data-sticky className="crm-table">
      <thead>
        <tr>
          {leadTableColumns.map(({ column, heading, isNumber, className }) => {
            const direction = order.column === column ? order.direction : undefined;
            const arrow = direction ? 'fill-ink' : 'fill-rule-strong';
            return (
              <th
                key={column}
                scope="col"
                aria-sort={direction ?? 'none'}
                className={clsx(isNumber && 'text-right', className)}
              >
                <button
                  type="button"
                  onClick={() => onOrder((current) => nextOrder(current, column))}
                  className={clsx(
                    'inline-flex min-h-11 items-center gap-1.5 font-bold -outline-offset-3 hover:underline',
                    isNumber && 'flex-row-reverse',
                  )}
                >
                  <span>{heading}</span>
                  <svg aria-hidden="true" viewBox="0 0 10 14" className="h-3.5 w-2.5 flex-none">
                    {direction === 'descending' ? null : <path d="M0 6 5 0l5 6z" className={arrow} />}
                    {direction === 'ascending' ? null : <path d="M0 8h10l-5 6z" className={arrow} />}
                  </svg>
                </button>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {leads.map((lead) => (
          <LeadRow key={lead.id} lead={lead} today={today} onOpenLead={onOpenLead} showsReceived />
        ))}
      </tbody>
    </table>
  );
}
