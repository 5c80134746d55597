import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Reveal } from '@/components/motion/reveal';

interface RuledGridProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** The outermost rules are cut off, so that the first column lines up with the page's margin. */
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
