import clsx from 'clsx';
import { RichText } from '@/components/ui/rich-text';
import type { RichText as RichTextContent } from '@/content/types';

interface PlainListProps {
  readonly items: readonly RichTextContent[];
  /** Whether brief items run on in one line on a phone. */
  readonly runsOn?: boolean;
  readonly className?: string;
}

/** In characters. On a phone a list of shorter items runs on in one line. */
const longestToRunOn = 40;

/** A list without marks: a hairline between its lines. */
export function PlainList({ items, runsOn = false, className }: PlainListProps) {
  const areBrief = items.every((item) => typeof item === 'string' && item.length <= longestToRunOn);
  return (
    <ul
      className={clsx(
        'sm:divide-y sm:divide-rule',
        runsOn && areBrief ? 'max-sm:run-in' : 'max-sm:divide-y max-sm:divide-rule',
        className,
      )}
    >
      {items.map((item, index) => (
        <li key={index} className="py-1 max-sm:text-base md:py-2.5">
          <RichText>{item}</RichText>
        </li>
      ))}
    </ul>
  );
}
