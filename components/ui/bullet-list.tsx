import clsx from 'clsx';
import { RichText } from '@/components/ui/rich-text';
import type { RichText as RichTextContent } from '@/content/types';

interface BulletListProps {
  readonly items: readonly RichTextContent[];
  readonly className?: string;
}

/** Short points, each marked with a wedge at the 8:12 roof pitch. */
export function BulletList({ items, className }: BulletListProps) {
  return (
    <ul className={clsx('grid gap-1.5', className)}>
      {items.map((item, index) => (
        <li
          key={index}
          className="relative pl-6.5 before:absolute before:top-[.55em] before:left-0 before:h-2.5 before:w-3.75 before:bg-copper before:clip-wedge"
        >
          <RichText>{item}</RichText>
        </li>
      ))}
    </ul>
  );
}
