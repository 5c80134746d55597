/* Three hand-drawn ticks, so that neighbors differ. */
const ticks = [
  { width: 2.4, lines: 'M5 19c3 1 6 5 8 9 3-9 9-19 17-26' },
  { width: 2.8, lines: 'M7 16c2 4 4 7 6 12 5-10 10-17 20-24' },
  { width: 2.6, lines: 'M6 17c3 3 5 7 7 11C17 18 23 9 32 3' },
] as const;

export function SheetTick({ index }: { readonly index: number }) {
  const { width, lines } = ticks[index % ticks.length] ?? ticks[0];
  return (
    <svg
      viewBox="0 0 34 34"
      fill="none"
      strokeWidth={width}
      strokeLinecap="round"
      className="-mt-2.25 -ml-0.5 size-9.5 stroke-ink-2"
    >
      <path d={lines} />
    </svg>
  );
}
