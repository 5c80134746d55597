import clsx from 'clsx';
import type { RichText as RichTextContent } from '@/content/types';
import { TextList } from './text-list';

/** `dash` is for what isn't done or doesn't fit, because the rising wedge means something good. */
const marks = {
  wedge: 'wedge before:top-[.55em] before:bg-copper',
  dash: 'relative before:absolute before:top-[.72em] before:left-0 before:h-0.5 before:w-3.75 before:bg-ink-2',
} as const;

interface BulletListProps {
  readonly items: readonly RichTextContent[];
  readonly mark?: keyof typeof marks;
  readonly runsInOnPhones?: boolean;
  readonly className?: string;
}

export function BulletList({ items, mark = 'wedge', runsInOnPhones = false, className }: BulletListProps) {
  return (
    <TextList
      items={items}
      className={clsx('grid gap-1.5', runsInOnPhones && 'max-sm:run-in max-sm:block', className)}
      itemClassName={clsx('pl-6.5', marks[mark])}
    />
  );
}
