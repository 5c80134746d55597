import clsx from 'clsx';
import { RichText } from '@/components/ui/rich-text';
import type { RichText as RichTextContent } from '@/content/types';

/** `dash` is for what is not done: a climbing wedge would praise it. */
const marks = {
  wedge: 'before:top-[.55em] before:h-2.5 before:w-3.75 before:bg-copper before:clip-wedge',
  dash: 'before:top-[.72em] before:h-0.5 before:w-3.75 before:bg-ink-2',
} as const;

interface BulletListProps {
  readonly items: readonly RichTextContent[];
  readonly mark?: keyof typeof marks;
  /** On phones, one sentence: `Seams sealed · New hangers`. */
  readonly runsInOnPhones?: boolean;
  readonly className?: string;
}

/** Short points, each marked with a wedge at the 8:12 roof pitch, or with a dash. */
export function BulletList({ items, mark = 'wedge', runsInOnPhones = false, className }: BulletListProps) {
  return (
    <ul className={clsx('grid gap-1.5', runsInOnPhones && 'max-sm:run-in max-sm:block', className)}>
      {items.map((item, index) => (
        <li key={index} className={clsx('relative pl-6.5 before:absolute before:left-0', marks[mark])}>
          <RichText>{item}</RichText>
        </li>
      ))}
    </ul>
  );
}
