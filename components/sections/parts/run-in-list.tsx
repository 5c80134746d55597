import clsx from 'clsx';
import { RichText } from '@/components/ui/rich-text';

interface RunInListProps {
  readonly items: readonly string[];
  readonly className?: string;
}

export function RunInList({ items, className }: RunInListProps) {
  return (
    <ul className={clsx('run-in', className)}>
      {items.map((item) => (
        <li key={item}>
          <RichText>{item}</RichText>
        </li>
      ))}
    </ul>
  );
}
