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

/** A full-width section with a background. Those with a `notch` start with a dormer shape. */
export function Section({ id, labelledBy, tone = 'chalk', className, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={clsx('section-space relative', tones[tone], className)}>
      <div className="wrap">{children}</div>
    </section>
  );
}
