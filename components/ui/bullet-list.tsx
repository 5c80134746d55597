import clsx from 'clsx';
import type { RichText as RichTextContent } from '@/content/rich-text';
import { TextList } from './text-list';

interface BulletListProps {
  readonly items: readonly RichTextContent[];
  /** On phones, the items follow each other in one paragraph. */
  readonly runsInOnPhones?: boolean;
  readonly className?: string;
}

export function BulletList({ items, runsInOnPhones = false, className }: BulletListProps) {
  return (
    <TextList
      items={items}
      className={clsx('grid gap-1.5', runsInOnPhones && 'max-sm:run-in max-sm:block', className)}
      // No wedge, which would look like the arrow of a link, and a border, because browsers don't print backgrounds.
      itemClassName="relative pl-5 before:absolute before:top-[calc(0.5lh-3px)] before:left-0 before:border-[3.5px] before:border-copper"
    />
  );
}
