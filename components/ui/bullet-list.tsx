import clsx from 'clsx';
import type { RichText as RichTextContent } from '@/content/types';
import { TextList } from './text-list';

/**
 * `dash` is for a list of what we don't do. No mark is a wedge, because that would look like the arrow of a link. Marks
 * are borders, because browsers don't print backgrounds.
 */
const marks = {
  point: 'pl-5 before:top-[calc(0.5lh-3px)] before:border-[3.5px] before:border-copper',
  dash: 'pl-6.5 before:top-[.72em] before:w-3.75 before:border-t-2 before:border-ink-2',
} as const;

interface BulletListProps {
  readonly items: readonly RichTextContent[];
  readonly mark?: keyof typeof marks;
  /** On phones, the items follow each other in one paragraph. */
  readonly runsInOnPhones?: boolean;
  readonly className?: string;
}

export function BulletList({ items, mark = 'point', runsInOnPhones = false, className }: BulletListProps) {
  return (
    <TextList
      items={items}
      className={clsx('grid gap-1.5', runsInOnPhones && 'max-sm:run-in max-sm:block', className)}
      itemClassName={clsx('relative before:absolute before:left-0', marks[mark])}
    />
  );
}
