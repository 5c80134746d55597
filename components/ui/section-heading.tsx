import clsx from 'clsx';
import type { RichText as RichTextContent } from '@/content/rich-text';
import { Text } from './rich-text';

interface SectionHeadingProps {
  readonly id?: string;
  readonly children: RichTextContent;
  readonly intro?: RichTextContent;
  /** On wide screens, `split` puts the introduction in a second column, `ends` at the end of the heading's line. */
  readonly layout?: 'split' | 'ends';
  readonly onDark?: boolean;
  readonly space?: 'usual' | 'short';
}

/* The same columns as in a figure below (figure.css), so that the introduction starts where the figure's list does. */
const splitClassName = 'md:grid-cols-[minmax(0,var(--figure-share,8fr))_minmax(0,7fr)] md:gap-x-12';

export function SectionHeading({ id, children, intro, layout = 'split', onDark, space }: SectionHeadingProps) {
  return (
    <div
      className={clsx(
        'grid items-baseline gap-x-16 print:block print:break-inside-avoid print:break-after-avoid',
        layout === 'ends' ? 'gap-y-1' : 'gap-y-3',
        space === 'short' ? 'mb-[clamp(16px,1.95vw,28px)]' : 'mb-[clamp(16px,2.8vw,40px)]',
        intro && layout === 'split' && splitClassName,
        intro && layout === 'ends' && 'md:flex md:justify-between',
      )}
    >
      <Text as="h2" id={id} className="text-h2" text={children} />
      <Text
        className={clsx(
          'max-w-measure text-lead max-sm:text-base/normal',
          layout === 'ends' && 'max-sm:text-base/snug',
          onDark ? 'text-cream-2' : 'text-ink-2',
        )}
        text={intro}
      />
    </div>
  );
}
