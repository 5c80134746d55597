export interface Stat {
  readonly label: string;
  readonly value: string;
  readonly note: string;
  /** Marks the note as a sample figure. */
  readonly isSample?: boolean;
}

interface StatBandProps {
  readonly stats: readonly [Stat, Stat, Stat, Stat, Stat];
}

/** Five figures in a row. The third, the pipeline value, is the widest, and comes first on phones. */
export function StatBand({ stats }: StatBandProps) {
  return (
    <dl className="stat-band mb-8.5 grid grid-cols-2 border sm:grid-cols-4 border-t-5 border-rule-strong border-t-copper bg-white xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1.35fr)]">
      {stats.map(({ label, value, note, isSample }) => (
        <div key={label} className="px-4 py-3 xl:px-5 xl:pt-4 xl:pb-4.5">
          <dt className="leading-snug font-semibold">{label}</dt>
          <dd>
            <b className="block font-serif text-[1.85rem] leading-[1.25] font-bold tracking-[-0.02em] xl:text-[2.05rem]">{value}</b>
            <span className="block text-small leading-snug text-ink-2">
              {note}
              {isSample ? ' (sample figure)' : null}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
