import clsx from 'clsx';

const levels = {
  red: 'bg-door text-white',
  orange: 'bg-amber text-amber-ink',
  yellow: 'bg-lemon text-lemon-ink',
  green: 'bg-shutter-tint text-shutter-ink',
} as const;

export type BadgeLevel = keyof typeof levels;

/** The text alone says everything: the color only repeats it. */
export function Badge({ level, children }: { readonly level: BadgeLevel; readonly children: string }) {
  return (
    <span
      data-level={level}
      className={clsx(
        'inline-flex items-center gap-2 rounded-sm py-1 pr-3 pl-2 text-small leading-snug font-bold max-sm:gap-1.5 max-sm:px-2 md:whitespace-nowrap',
        'before:h-2.5 before:w-4 before:flex-none before:bg-current before:clip-wedge',
        levels[level],
      )}
    >
      {children}
    </span>
  );
}
