import clsx from 'clsx';
import { RichText } from '@/components/ui/rich-text';
import type { RichText as RichTextContent } from '@/content/types';

interface PlainListProps {
  readonly items: readonly RichTextContent[];
  readonly className?: string;
}

/** A list without marks: a hairline between its lines. */
export function PlainList({ items, className }: PlainListProps) {
  return (
    <ul className={clsx('divide-y divide-rule', className)}>
      {items.map((item, index) => (
        <li key={index} className="py-1.5 max-sm:text-base md:py-2.5">
          <RichText>{item}</RichText>
        </li>
      ))}
    </ul>
  );
}
