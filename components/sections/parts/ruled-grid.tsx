import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Reveal } from '@/components/motion/reveal';

interface RuledGridProps {
  /** Classes that set the number of columns. */
  readonly className: string;
  /** `<li>` elements. */
  readonly children: ReactNode;
}

/**
 * A list in ruled columns under a strong rule. Each cell has a rule on its left and below it. The outermost rules fall
 * outside the grid and are cut off, so the text of the first column lines up with the page margin.
 */
export function RuledGrid({ className, children }: RuledGridProps) {
  return (
    <div className="overflow-hidden has-focus-visible:overflow-visible">
      <div className="border-t-2 border-ink" />
      <Reveal
        as="ul"
        stagger
        className={clsx('-mb-px -ml-8.25 grid *:border-b *:border-l *:border-rule-strong *:pl-8 sm:*:pr-6', className)}
      >
        {children}
      </Reveal>
    </div>
  );
}
