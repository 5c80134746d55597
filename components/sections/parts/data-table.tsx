import clsx from 'clsx';
import type { ReactNode } from 'react';
import { RichText } from '@/components/ui/rich-text';

interface DataTableProps {
  readonly labelledBy: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly header: string; readonly cells: readonly ReactNode[] }[];
  readonly highlightLast?: boolean;
}

/**
 * If large text makes the table too wide, its box scrolls instead of the page. The box is wider than the table, so that
 * it doesn't cut off the focus ring of a link at the table's edge.
 */
export function DataTable({ labelledBy, columns, rows, highlightLast = false }: DataTableProps) {
  const last = columns.length - 1;
  const isHighlighted = (cell: number) => highlightLast && cell + 1 === last;
  return (
    <div className="@container -mx-1.5 overflow-x-auto px-1.5">
      <table
        aria-labelledby={labelledBy}
        className={clsx('w-full border-collapse text-pretty max-md:block', highlightLast && 'md:table-fixed')}
      >
        <thead className="max-md:sr-only">
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={clsx(
                  'border-b-2 border-ink pr-6 pb-2.5 text-left align-bottom text-base font-bold md:text-balance',
                  highlightLast && index === last && 'pl-5',
                )}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block max-md:border-t-2 max-md:border-ink">
          {rows.map(({ header, cells }) => (
            <tr
              key={header}
              className="gap-x-8 border-b border-rule-strong max-md:grid max-sm:py-2 sm:max-md:grid-cols-[2fr_3fr] sm:max-md:py-3.5"
            >
              <th
                scope="row"
                className={clsx(
                  highlightLast && 'w-[21%]',
                  'sm:max-md:row-span-3',
                  'py-3.5 pr-6 text-left align-top font-serif text-h4 leading-tight font-bold tracking-heading text-balance',
                  'max-md:block max-md:w-auto max-md:pt-0 max-md:pr-0 max-md:pb-1 max-sm:pb-0.5 max-sm:text-large/tight',
                )}
              >
                <RichText>{header}</RichText>
              </th>
              {cells.map((cell, index) => (
                <td
                  key={index}
                  data-label={columns[index + 1]}
                  className={clsx(
                    'py-3.5 pr-6 align-top max-md:block max-sm:text-base sm:max-md:col-start-2',
                    isHighlighted(index)
                      ? 'bg-shutter-tint pl-5 font-medium max-md:mt-1.5 max-md:px-3.5 max-sm:py-1.5 sm:max-md:py-2'
                      : 'max-md:py-0.5 max-md:pr-0',
                    'labeled-cell',
                  )}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
