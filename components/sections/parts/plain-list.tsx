import clsx from 'clsx';
import { TextList } from '@/components/ui/text-list';
import type { RichText as RichTextContent } from '@/content/rich-text';

interface PlainListProps {
  readonly items: readonly RichTextContent[];
  readonly isWide?: boolean;
  readonly className?: string;
}

export function PlainList({ items, isWide, className }: PlainListProps) {
  return (
    <TextList
      items={items}
      className={clsx(
        isWide ? 'sm:grid sm:grid-cols-2 sm:gap-x-16 sm:*:border-b sm:*:border-rule' : 'sm:divide-y sm:divide-rule',
        'max-sm:divide-y max-sm:divide-rule',
        className,
      )}
      itemClassName="py-1 max-sm:text-base md:py-2.5"
    />
  );
}
