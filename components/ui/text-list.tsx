import type { RichText as RichTextContent } from '@/content/types';
import { Text } from './rich-text';

interface TextListProps {
  readonly items: readonly RichTextContent[];
  readonly as?: 'ul' | 'ol';
  readonly className?: string;
  readonly itemClassName?: string;
}

export function TextList({ items, as: List = 'ul', className, itemClassName }: TextListProps) {
  return (
    <List className={className}>
      {items.map((item, index) => (
        <Text key={index} as="li" className={itemClassName} text={item} />
      ))}
    </List>
  );
}
