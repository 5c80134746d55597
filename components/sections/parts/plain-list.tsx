import clsx from 'clsx';
import { RichText } from '@/components/ui/rich-text';
import type { RichText as RichTextContent } from '@/content/types';

interface PlainListProps {
  readonly items: readonly RichTextContent[];
  /** Numbers the items. */
  readonly isOrdered?: boolean;
  readonly className?: string;
}

/** A list with a hairline between its lines, and without marks but numbers. */
export function PlainList({ items, isOrdered = false, className }: PlainListProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={clsx('divide-y divide-rule', isOrdered && 'list-inside list-decimal', className)}>
      {items.map((item, index) => (
        <li key={index} className="py-1.5 max-sm:text-base md:py-2.5">
          <RichText>{item}</RichText>
        </li>
      ))}
    </List>
  );
}
