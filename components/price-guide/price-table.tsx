import { Fragment } from 'react';
import { RichText } from '@/components/ui/rich-text';
import { SiteLink } from '@/components/ui/site-link';
import { priceGuideCopy } from '@/content/price-guide/page';
import type { PriceGroup, PriceTable as PriceTableContent } from '@/content/price-guide/price-tables';
import type { PricedJob } from '@/content/prices';
import { printFigures, printUnit } from '@/lib/prices/price';

const copy = priceGuideCopy.tables;

interface PriceTableProps {
  readonly table: PriceTableContent;
  /** The id of the heading that names the table. */
  readonly labelledBy: string;
}

/** Whether the range of a job spans those of the jobs before it, as a sum would stand under them. */
function spansOthers(job: PricedJob, jobs: readonly PricedJob[]): boolean {
  const above = jobs.slice(0, jobs.indexOf(job)).filter(({ kind }) => kind === 'range');
  return (
    job.kind === 'range' &&
    above.length > 1 &&
    above.every((other) => other.kind === 'range' && other.low >= job.low && other.high <= job.high)
  );
}

/** All prices of one category, in groups by the page that explains them. */
export function PriceTable({ table, labelledBy }: PriceTableProps) {
  return (
    <table aria-labelledby={labelledBy} className="w-full border-collapse">
      <thead>
        <tr className="border-b-2 border-ink text-left">
          {copy.columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={
                index === 1 ? 'pb-2 text-base font-bold max-sm:sr-only' : 'pb-2 text-base font-bold last:text-right'
              }
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {table.groups.map((group) => (
        <tbody key={group.page}>
          <GroupHead group={group} />
          {group.jobs.map((job) => (
            <tr
              key={job.job}
              className={
                spansOthers(job, group.jobs) ? 'border-t-2 border-rule-strong font-bold' : 'border-t border-rule'
              }
            >
              <th scope="row" className="py-2 pr-4 text-left align-baseline font-[inherit] leading-tight">
                <RichText>{job.job}</RichText>
                <span className="block text-small font-normal text-ink-2 sm:hidden">{printUnit(job)}</span>
              </th>
              <td className="py-2 pr-4 align-baseline leading-tight whitespace-nowrap text-ink-2 max-sm:sr-only">
                {printUnit(job) ?? (job.kind === 'range' ? 'the repair' : '')}
              </td>
              <td
                className={
                  job.kind === 'range'
                    ? 'py-2 text-right align-baseline font-serif leading-tight font-bold whitespace-nowrap'
                    : 'py-2 text-right align-baseline leading-tight'
                }
              >
                {printFigures(job)}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** The page that explains these jobs, and what it says is included in them. */
function GroupHead({ group: { page, name, included } }: { readonly group: PriceGroup }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={3} className="pt-6 pb-2.5 text-left font-normal">
        <SiteLink
          href={page}
          className="inline-flex min-h-11 items-center font-serif text-h4 font-bold underline decoration-copper decoration-2 underline-offset-4"
        >
          {name}
        </SiteLink>
        {included.length > 0 ? (
          <span className="block text-small text-ink-2">
            {`${copy.included}: `}
            {included.map((item, index) => (
              <Fragment key={index}>
                {index > 0 ? '; ' : null}
                <RichText>{item}</RichText>
              </Fragment>
            ))}
          </span>
        ) : null}
      </th>
    </tr>
  );
}
