import clsx from 'clsx';
import { Text } from '@/components/ui/rich-text';

export function DrawingKey({ parts, className }: { readonly parts: readonly string[]; readonly className?: string }) {
  return (
    <ol aria-label="In the drawing" className={clsx('grid gap-x-6 gap-y-1.5 text-small leading-snug', className)}>
      {parts.map((part, index) => (
        <li key={part} className="flex gap-2.5">
          <span className="grid size-6 flex-none place-items-center rounded-full border-fine border-ink bg-white font-bold text-ink">
            {index + 1}
          </span>
          <Text as="span" className="pt-0.5" text={part} />
        </li>
      ))}
    </ol>
  );
}
