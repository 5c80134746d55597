import { RichText } from '@/components/ui/rich-text';
import { SiteLink } from '@/components/ui/site-link';
import type { ShinglePage } from '@/content/shingles/types';

interface SpecificationTableProps {
  readonly page: ShinglePage;
  /** The other maker's shingle, in the last column. */
  readonly other: ShinglePage;
}

/** The figures of a shingle, and beside them those of the other one. */
export function SpecificationTable({ page, other }: SpecificationTableProps) {
  const otherValues = new Map(other.specifications.map(({ label, value }) => [label, value]));
  return (
    // If large text makes it too wide, it scrolls in its own box.
    <div className="overflow-x-auto">
      <table
        aria-labelledby="specifications"
        className="w-full border-collapse text-left max-sm:text-base max-xs:wrap-anywhere"
      >
        <thead>
          <tr className="border-b-2 border-ink align-bottom *:pb-2.5">
            <td className="w-[30%] max-sm:w-[26%]" />
            <th scope="col" className="w-[35%] pr-4 font-bold max-sm:w-[37%] max-sm:pr-2">
              {page.name}
            </th>
            <th scope="col" className="font-bold">
              <SiteLink href={other.path} className="underline decoration-copper decoration-2 underline-offset-5">
                {other.name}
              </SiteLink>
            </th>
          </tr>
        </thead>
        <tbody>
          {page.specifications.map(({ label, value }) => (
            <tr key={label} className="border-b border-rule align-baseline *:py-3">
              <th scope="row" className="pr-3 font-normal text-ink-2 max-sm:pr-2">
                {label}
              </th>
              <td className="pr-4 font-serif font-bold max-sm:pr-2 sm:text-h4">
                <RichText>{value}</RichText>
              </td>
              <td className="text-ink-2">{otherValues.get(label) ?? 'Ask us'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
