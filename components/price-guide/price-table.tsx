import clsx from 'clsx';
import { Chevron } from '@/components/ui/chevron';
import { Text } from '@/components/ui/rich-text';
import type { PriceTable as PriceTableContent } from '@/content/price-guide/price-tables';
import { PriceGroup } from './price-group';

type PriceTableProps = { readonly table: PriceTableContent; readonly isOpen: boolean };

export function PriceTable({ table: { category, name, usual, covers, added, groups }, isOpen }: PriceTableProps) {
  return (
    <details open={isOpen} className="group border-t-2 border-ink">
      <summary
        className={clsx(
          'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-4.5 md:grid-cols-[minmax(0,1fr)_auto_auto] md:gap-x-6',
          // The last child is the chevron.
          '*:last:-col-end-1 *:last:row-span-2 *:last:row-start-1 *:last:self-center md:*:last:row-span-1',
        )}
      >
        <h3 className="text-h3">{name}</h3>
        <Text as="span" className="col-start-1 text-ink-2 md:col-start-2 md:text-right" text={usual} />
        <Chevron />
      </summary>
      <Text className="mb-3 max-w-copy text-ink-2" text={`${covers} ${added}`} />
      <div id={category} className="gap-x-14 pt-2 lg:columns-2">
        {groups.map((group) => (
          <PriceGroup key={group.page} group={group} />
        ))}
      </div>
    </details>
  );
}
