import clsx from 'clsx';
import { RichText } from '@/components/ui/rich-text';
import { SiteLink } from '@/components/ui/site-link';
import type { ShinglePage } from '@/content/shingles/types';

interface SpecificationTableProps {
  readonly page: ShinglePage;
  /** The shingle to compare with, if the company offers it. */
  readonly other: ShinglePage | undefined;
}

/* On phones, two columns below each label, or one if text is large. */
const stacked = 'max-sm:grid max-sm:grid-cols-[repeat(auto-fit,minmax(max(8.75rem,40%),1fr))]';

export function SpecificationTable({ page, other }: SpecificationTableProps) {
  const otherValues = new Map(other?.specifications.map(({ label, value }) => [label, value] as const));
  return (
    // If large text makes the table too wide, it scrolls in its own box, which has room for the link's focus ring.
    <div className="-m-2 overflow-x-auto p-2">
      <table aria-labelledby="specifications" className="w-full border-collapse text-left max-sm:text-base">
        <thead>
          <tr className={clsx('border-b-2 border-ink align-baseline *:pb-2.5 max-sm:items-baseline', stacked)}>
            <td className="max-sm:hidden sm:w-[30%]" />
            <th scope="col" className="pr-4 font-bold sm:w-[35%]">
              {page.name}
            </th>
            {other ? (
              <th scope="col" className="font-bold">
                <SiteLink
                  href={other.path}
                  className="inline-block py-1 underline decoration-copper decoration-2 underline-offset-5"
                >
                  {other.name}
                </SiteLink>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {page.specifications.map(({ label, value }) => (
            <tr key={label} className={clsx('border-b border-rule align-baseline max-sm:py-2 sm:*:py-3', stacked)}>
              <th scope="row" className="pr-3 font-normal text-ink-2 max-sm:col-span-full">
                {label}
              </th>
              <td className="pr-4 font-serif font-bold text-balance sm:text-h4">
                <RichText>{value}</RichText>
              </td>
              {other ? (
                <td className="text-ink-2">
                  <RichText>{otherValues.get(label) ?? 'Ask us'}</RichText>
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
