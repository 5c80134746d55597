import type { MainThreadTimes } from '@/scripts/bench/main-thread';

/** The result of one measurement of one page. */
export type Sample = MainThreadTimes &
  Readonly<
    Record<
      | 'fcp'
      | 'lcp'
      | 'tbt'
      | 'cls'
      | 'si'
      | 'performance'
      | 'accessibility'
      | 'practices'
      | 'seo'
      | 'bytes'
      | 'requests',
      number
    >
  >;

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
const whole = (value: number) => value.toFixed(0);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

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
  { key: 'tasks', name: 'Processor time, all tasks', unit: ' ms', write: whole },
  { key: 'parse', name: 'Processor time, parsing', unit: ' ms', write: whole },
  { key: 'style', name: 'Processor time, style', unit: ' ms', write: whole },
  { key: 'layout', name: 'Processor time, layout', unit: ' ms', write: whole },
  { key: 'scripts', name: 'Processor time, scripts', unit: ' ms', write: whole },
  { key: 'performance', name: 'Performance', unit: '', write: whole },
  { key: 'accessibility', name: 'Accessibility', unit: '', write: whole },
  { key: 'practices', name: 'Best Practices', unit: '', write: whole },
  { key: 'seo', name: 'SEO', unit: '', write: whole },
  { key: 'bytes', name: 'Bytes', unit: ' kB', write: kilobytes },
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

/** The measurements of one page, and of the same page written by hand, each list in the order of the runs. */
export interface Compared {
  readonly site: readonly Sample[];
  readonly floor: readonly Sample[];
}

/** And of the empty export. */
export interface Measured extends Compared {
  readonly bare: readonly Sample[];
}

/**
 * How many times as much as the hand-written page: the median of the ratios within each run, because other work on the
 * machine slows both pages of a run.
 */
function timesFloor({ site, floor }: Compared, key: keyof Sample): number {
  return median(site.map((sample, run) => sample[key] / (floor[run]?.[key] ?? Number.NaN)));
}

/** A Markdown table: medians, the range if the values differ, and the ratio to the hand-written page. */
export function pageTable({ site, floor, bare }: Measured): string {
  const lines = rows.map(({ key, name, unit, write }) => {
    const cell = (samples: readonly Sample[]) => {
      const values = samples.map((sample) => sample[key]);
      const [least, most] = [write(Math.min(...values)), write(Math.max(...values))];
      return `${write(median(values))}${unit}${least === most ? '' : ` (${least}–${most})`}`;
    };
    const times = scores.has(key) ? '' : ratio(timesFloor({ site, floor }, key));
    return `| ${name} | ${cell(site)} | ${cell(floor)} | ${cell(bare)} | ${times} |`;
  });
  return [
    '| | this site | hand-written page | empty Next export | × hand-written |',
    '|---|--:|--:|--:|--:|',
    ...lines,
  ].join('\n');
}

/** A Markdown table with a line for each page: the medians that decide, with ratios to the hand-written page. */
export function overviewTable(pages: readonly (Compared & { readonly route: string })[]): string {
  return [
    '| page | performance | first paint | × | largest paint | × | blocking | all tasks | × | scripts | bytes |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...pages.map(({ route, ...compared }) => {
      const value = (key: keyof Sample) => middle(compared.site, key);
      const times = (key: keyof Sample) => ratio(timesFloor(compared, key));
      const cells = [
        route,
        whole(value('performance')),
        `${seconds(value('fcp'))} s`,
        times('fcp'),
        `${seconds(value('lcp'))} s`,
        times('lcp'),
        `${whole(value('tbt'))} ms`,
        `${whole(value('tasks'))} ms`,
        times('tasks'),
        `${whole(value('scripts'))} ms`,
        `${kilobytes(value('bytes'))} kB`,
      ];
      return `| ${cells.join(' | ')} |`;
    }),
  ].join('\n');
}

/** Empty where the hand-written page measures zero. */
function ratio(times: number): string {
  return Number.isFinite(times) ? times.toFixed(2) : '';
}

/** The goals that the medians miss, as sentences. */
export function missedNumbers(route: string, compared: Compared): readonly string[] {
  const { site } = compared;
  const taskTimes = route === '/' ? 1.4 : 1.3;
  const kilobyteLimit = route === '/' ? 125 : 110;
  const tooSlow = (key: keyof Sample, name: string, limit: number) => {
    const times = timesFloor(compared, key);
    return times > limit ? [`${name} ${times.toFixed(2)} times the hand-written page's, over ${limit}`] : [];
  };
  return [
    ...rows
      .filter(({ key }) => scores.has(key) && middle(site, key) < 100)
      .map(({ key, name }) => `${name} ${whole(middle(site, key))}, not 100`),
    ...(middle(site, 'cls') > 0.02 ? [`layout shift ${middle(site, 'cls').toFixed(3)}, over 0.02`] : []),
    ...(middle(site, 'tbt') > 50 ? [`blocking time ${whole(middle(site, 'tbt'))} ms, over 50 ms`] : []),
    ...tooSlow('fcp', 'first paint', 1.1),
    ...tooSlow('lcp', 'largest paint', 1.1),
    ...tooSlow('tasks', 'processor time', taskTimes),
    ...(middle(site, 'bytes') > kilobyteLimit * 1000
      ? [`${kilobytes(middle(site, 'bytes'))} kB, over ${kilobyteLimit} kB`]
      : []),
  ];
}
