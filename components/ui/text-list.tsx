import type { RichText as RichTextContent } from '@/content/rich-text';
import { Text } from './rich-text';

interface TextListProps {
  readonly items: readonly RichTextContent[];
  readonly className?: string;
  readonly itemClassName?: string;
}

export function TextList({ items, className, itemClassName }: TextListProps) {
  return (
    <ul className={className}>
      {items.map((item, index) => (
        <Text key={index} as="li" className={itemClassName} text={item} />
      ))}
    </ul>
  );
}
