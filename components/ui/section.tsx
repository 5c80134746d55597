import clsx from 'clsx';
import type { ReactNode } from 'react';

const tones = {
  chalk: 'bg-chalk',
  linen: 'bg-linen notch',
  shutter: 'bg-shutter text-cream on-dark notch',
  slate: 'bg-slate text-cream on-dark',
} as const;

export type Tone = keyof typeof tones;

interface SectionProps {
  readonly id?: string;
  /** The id of the heading that labels the section. */
  readonly labelledBy?: string;
  readonly tone?: Tone;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A full-width section with a background. Those with a `notch` start with a dormer shape. A section on the background of
 * the one before it continues it: no notch, and no space of its own above (ui.css).
 */
export function Section({ id, labelledBy, tone = 'chalk', className, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      data-tone={tone}
      className={clsx('relative section-space', tones[tone], className)}
    >
      <div className="wrap">{children}</div>
    </section>
  );
}
