import { RichText } from '@/components/ui/rich-text';
import type { PriceTable as PriceTableContent } from '@/content/price-guide/price-tables';
import { PriceGroup } from './price-group';

interface PriceTableProps {
  readonly table: PriceTableContent;
  readonly isOpen: boolean;
}

export function PriceTable({ table: { category, name, usual, covers, added, groups }, isOpen }: PriceTableProps) {
  return (
    <details open={isOpen} className="group border-t-2 border-ink">
      <summary className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 py-4.5 md:grid-cols-[auto_minmax(0,1fr)_auto] md:gap-x-6">
        <span aria-hidden="true" className="h-3.5 w-5 self-center bg-copper clip-gable group-not-open:clip-down" />
        <h3 className="text-h3">{name}</h3>
        <span className="col-start-2 text-ink-2 md:col-start-3 md:text-right">
          <RichText>{usual}</RichText>
        </span>
      </summary>
      <p className="mb-3 max-w-copy text-ink-2">
        <RichText>{`${covers} ${added}`}</RichText>
      </p>
      <div id={category} className="gap-x-14 pt-2 lg:columns-2">
        {groups.map((group) => (
          <PriceGroup key={group.page} group={group} />
        ))}
      </div>
    </details>
  );
}
