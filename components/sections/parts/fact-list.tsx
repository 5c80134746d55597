import clsx from 'clsx';
import { Text } from '@/components/ui/rich-text';
import type { RichText as RichTextContent } from '@/content/types';

interface FactListProps {
  readonly facts: readonly { readonly label: string; readonly value: RichTextContent }[];
  readonly className?: string;
}

export function FactList({ facts, className }: FactListProps) {
  return (
    <div className={clsx('@container', className)}>
      <dl className="grid gap-x-2.5 gap-y-0.5 leading-snug sm:gap-x-4 sm:gap-y-1.25 sm:leading-body @facts:grid-cols-[auto_minmax(0,1fr)]">
        {facts.map(({ label, value }) => (
          <div key={label} className="@facts:col-span-2 @facts:grid @facts:grid-cols-subgrid">
            <dt className="text-ink-2">{label}</dt>
            <Text as="dd" className="font-semibold" text={value} />
          </div>
        ))}
      </dl>
    </div>
  );
}
