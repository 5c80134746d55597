import clsx from 'clsx';
import type { ReactNode } from 'react';
import { RichText } from '@/components/ui/rich-text';

interface DataTableProps {
  /** The id of the heading that names the table. */
  readonly labelledBy: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly header: string; readonly cells: readonly ReactNode[] }[];
  /** Tints the last column, which holds the answer to the others. */
  readonly highlightLast?: boolean;
  /** For phones: leaves out the label of the second column, and puts the columns after it on one line. */
  readonly paired?: boolean;
}

/**
 * A ruled table. On phones each row becomes a block, and every cell shows its column heading. If large text makes the
 * table too wide, it scrolls sideways inside its own box, so the page does not.
 */
export function DataTable({ labelledBy, columns, rows, highlightLast = false, paired = false }: DataTableProps) {
  const last = columns.length - 1;
  return (
    <div className="overflow-x-auto">
      <table
        aria-labelledby={labelledBy}
        className={clsx('w-full border-collapse max-md:block', highlightLast && 'md:table-fixed')}
      >
        <thead className="max-md:sr-only">
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={clsx(
                  'border-b-2 border-ink pr-6 pb-2.5 text-left align-bottom text-base font-bold',
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
              className={clsx(
                'border-b border-rule-strong max-md:py-5 sm:max-md:grid sm:max-md:grid-cols-2',
                paired ? 'max-sm:grid max-sm:grid-cols-2' : 'max-sm:block',
              )}
            >
              <th
                scope="row"
                className={clsx(
                  columns.length === 2 ? 'w-2/5' : 'w-[21%]',
                  'py-5 pr-6 text-left align-top font-serif text-title leading-tight font-bold tracking-heading max-md:col-span-2 max-md:block max-md:w-auto max-md:py-0 max-md:pb-1.5',
                )}
              >
                <RichText>{header}</RichText>
              </th>
              {cells.map((cell, index) => (
                <td
                  key={index}
                  data-label={columns[index + 1]}
                  className={clsx(
                    'py-5 pr-6 align-top max-md:block max-md:py-1.5',
                    paired && index === 0
                      ? 'max-md:col-span-2'
                      : 'max-md:before:block max-md:before:font-bold max-md:before:content-[attr(data-label)]',
                    cells.length === 1 && 'max-md:col-span-2',
                    highlightLast &&
                      index + 1 === last &&
                      'bg-shutter-tint pl-5 font-medium max-md:col-span-2 max-md:mt-2 max-md:px-4 max-md:py-3',
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
