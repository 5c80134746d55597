import clsx from 'clsx';
import { RichText } from '@/components/ui/rich-text';
import { SiteLink } from '@/components/ui/site-link';
import { priceGuideCopy } from '@/content/price-guide/page';
import type { PriceGroup as PriceGroupContent } from '@/content/price-guide/price-tables';
import type { PricedJob } from '@/content/prices';
import { priceParts } from '@/lib/prices/price';

const copy = priceGuideCopy.tables;

function isSummary({ spansOthers }: PricedJob, jobs: readonly PricedJob[]): boolean {
  return spansOthers === true && jobs.length > 1;
}

function unitOf(job: PricedJob): string {
  const { unit = job.kind === 'range' ? copy.wholeRepair : undefined, condition } = priceParts(job);
  return [unit, condition].filter((part) => part !== undefined).join(', ');
}

export function PriceGroup({ group: { page, name, jobs } }: { readonly group: PriceGroupContent }) {
  const units = [...new Set(jobs.map(unitOf))];
  return (
    <div className="@container break-inside-avoid pb-9">
      <table className="price-rows w-full border-collapse border-y border-rule-strong">
        <caption className="text-left">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h4 className="text-h4">
              <SiteLink
                href={page}
                className="inline-flex min-h-11 items-center underline decoration-copper decoration-2 underline-offset-4"
              >
                {name}
              </SiteLink>
            </h4>
            {/* Phones have no room for a column of units. */}
            {units.length === 1 && units[0] ? (
              <span aria-hidden="true" className="text-small text-ink-2 sm:hidden">
                {units[0]}
              </span>
            ) : null}
          </div>
        </caption>
        <thead className="sr-only">
          <tr>
            {copy.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <tr
              key={job.job}
              className={clsx(
                'not-first:border-t',
                isSummary(job, jobs) ? 'border-rule-strong font-bold' : 'border-rule',
              )}
            >
              <th
                scope="row"
                className={clsx(
                  'py-2 pr-4 text-left align-baseline leading-tight wrap-anywhere',
                  isSummary(job, jobs) ? 'font-bold' : 'font-medium',
                )}
              >
                <RichText>{job.job}</RichText>
              </th>
              <td className="py-2 pr-4 text-right align-baseline text-small leading-tight whitespace-nowrap text-ink-2 max-sm:sr-only">
                {unitOf(job)}
              </td>
              <td
                className={clsx(
                  'w-[7.5em] py-2 text-right align-baseline leading-tight',
                  job.kind === 'range' && 'font-serif font-bold whitespace-nowrap',
                )}
              >
                {priceParts(job).figure}
                {units.length > 1 && unitOf(job) ? (
                  <span
                    aria-hidden="true"
                    className="block font-sans text-small font-normal whitespace-normal text-ink-2 sm:hidden"
                  >
                    {unitOf(job)}
                  </span>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
