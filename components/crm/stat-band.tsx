import clsx from 'clsx';

interface Stat {
  readonly label: string;
  readonly value: string;
  readonly note: string;
  readonly isSample?: boolean;
  readonly isMain?: boolean;
}

/** The lines between the figures are the band's background, visible through the gaps. */
export function StatBand({ stats }: { readonly stats: readonly [Stat, Stat, Stat, Stat, Stat] }) {
  return (
    <dl
      className={clsx(
        'mb-8.5 grid grid-cols-2 gap-y-px border border-t-5 border-rule-strong border-t-copper bg-rule',
        'sm:grid-cols-4 xl:grid-cols-[1fr_1fr_1.3fr_1fr_1.35fr] xl:gap-x-px',
      )}
    >
      {stats.map(({ label, value, note, isSample, isMain }) => (
        <div
          key={label}
          className={clsx(
            'min-w-0 bg-white px-4 py-3 xl:px-5 xl:pt-4 xl:pb-4.5',
            isMain && 'max-xl:order-first max-xl:col-span-full',
          )}
        >
          <dt className="leading-snug font-semibold">{label}</dt>
          <dd>
            <b
              className={clsx(
                'block font-serif text-number leading-tight font-bold tracking-heading',
                isMain && 'text-shutter',
              )}
            >
              {value}
            </b>
            <span className="block text-small leading-snug text-ink-2">
              {isSample ? `${note} (sample figure)` : note}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
