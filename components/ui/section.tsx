import clsx from 'clsx';
import type { ReactNode } from 'react';

export const tones = {
  chalk: 'bg-chalk',
  linen: 'bg-linen notch',
  white: 'bg-white',
  shutter: 'bg-shutter text-cream on-dark notch',
  slate: 'bg-slate text-cream on-dark',
  'slate-2': 'bg-slate-2 text-cream on-dark',
  door: 'bg-door text-white on-dark',
} as const;

const spaces = {
  usual: 'space-usual',
  medium: 'space-medium',
  short: 'space-short',
  bar: 'space-bar',
} as const;

export type Tone = keyof typeof tones;

export function isDark(tone: Tone): boolean {
  return !['chalk', 'linen', 'white'].includes(tone);
}

interface SectionProps {
  readonly id?: string;
  readonly labelledBy?: string;
  readonly tone?: Tone;
  readonly space?: keyof typeof spaces;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Fades in when it's scrolled into view (components/motion/entrances.tsx). Two chalk sections in a row, or two linen ones, look like one: no notch and no space above the second (ui.css). */
export function Section({ id, labelledBy, tone = 'chalk', space = 'usual', className, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      data-tone={tone}
      className={clsx('relative', spaces[space], tones[tone], className)}
    >
      <div data-enters="" className="wrap">
        {children}
      </div>
    </section>
  );
}
