/** The result of one measurement of one page. */
export type Sample = Readonly<
  Record<
    'fcp' | 'lcp' | 'tbt' | 'cls' | 'si' | 'performance' | 'accessibility' | 'practices' | 'seo' | 'bytes' | 'requests',
    number
  >
>;

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
const whole = (value: number) => value.toFixed(0);

const rows: readonly {
  readonly key: keyof Sample;
  readonly name: string;
  readonly unit: string;
  readonly write: (value: number) => string;
}[] = [
  { key: 'fcp', name: 'First Contentful Paint', unit: ' s', write: seconds },
  { key: 'lcp', name: 'Largest Contentful Paint', unit: ' s', write: seconds },
  { key: 'si', name: 'Speed Index', unit: ' s', write: seconds },
  { key: 'tbt', name: 'Total Blocking Time', unit: ' ms', write: whole },
  { key: 'cls', name: 'Cumulative Layout Shift', unit: '', write: (value) => value.toFixed(3) },
  { key: 'performance', name: 'Performance', unit: '', write: whole },
  { key: 'accessibility', name: 'Accessibility', unit: '', write: whole },
  { key: 'practices', name: 'Best Practices', unit: '', write: whole },
  { key: 'seo', name: 'SEO', unit: '', write: whole },
  { key: 'bytes', name: 'Bytes', unit: ' kB', write: (value) => (value / 1000).toFixed(1) },
  { key: 'requests', name: 'Requests', unit: '', write: whole },
];
const scores: ReadonlySet<keyof Sample> = new Set<keyof Sample>(['performance', 'accessibility', 'practices', 'seo']);

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? Number.NaN;
  return Number.isInteger(half) ? ((sorted[half - 1] ?? Number.NaN) + upper) / 2 : upper;
}

const middle = (samples: readonly Sample[], key: keyof Sample) => median(samples.map((sample) => sample[key]));

/** The measurements of one page, of the same page written by hand, and of the empty export. */
export interface Measured {
  readonly site: readonly Sample[];
  readonly floor: readonly Sample[];
  readonly bare: readonly Sample[];
}

/** A Markdown table: medians, the range if the values differ, and the ratio to the hand-written page. */
export function pageTable({ site, floor, bare }: Measured): string {
  const lines = rows.map(({ key, name, unit, write }) => {
    const cell = (samples: readonly Sample[]) => {
      const values = samples.map((sample) => sample[key]);
      const [least, most] = [write(Math.min(...values)), write(Math.max(...values))];
      return `${write(median(values))}${unit}${least === most ? '' : ` (${least}–${most})`}`;
    };
    const ratio = middle(site, key) / middle(floor, key);
    const times = scores.has(key) || !Number.isFinite(ratio) ? '' : ratio.toFixed(2);
    return `| ${name} | ${cell(site)} | ${cell(floor)} | ${cell(bare)} | ${times} |`;
  });
  return [
    '| | this site | hand-written page | empty Next export | × hand-written |',
    '|---|--:|--:|--:|--:|',
    ...lines,
  ].join('\n');
}

/** The goals that the medians miss, as sentences. */
export function missedNumbers(route: string, { site, floor }: Pick<Measured, 'site' | 'floor'>): readonly string[] {
  // The home page starts with a large picture, the others with text.
  const paintTimes = route === '/' ? 2 : 1.4;
  const ratio = middle(site, 'lcp') / middle(floor, 'lcp');
  return [
    ...rows
      .filter(({ key }) => scores.has(key) && middle(site, key) < 100)
      .map(({ key, name }) => `${name} ${whole(middle(site, key))}, not 100`),
    ...(middle(site, 'cls') > 0.02 ? [`layout shift ${middle(site, 'cls').toFixed(3)}, over 0.02`] : []),
    ...(middle(site, 'tbt') > 150 ? [`blocking time ${whole(middle(site, 'tbt'))} ms, over 150 ms`] : []),
    ...(ratio > paintTimes
      ? [`largest paint ${ratio.toFixed(2)} times the hand-written page's, over ${paintTimes}`]
      : []),
  ];
}
