// @ts-check
/**
 * What one measurement of one page gives.
 * @typedef {Readonly<Record<'fcp' | 'lcp' | 'tbt' | 'cls' | 'si' | 'performance' | 'accessibility' | 'practices' | 'seo' | 'bytes' | 'requests', number>>} Sample
 */

/** @param {number} milliseconds */
const seconds = (milliseconds) => (milliseconds / 1000).toFixed(2);
/** @param {number} value */
const whole = (value) => value.toFixed(0);

/** @type {readonly { key: keyof Sample, name: string, unit: string, write: (value: number) => string }[]} */
const rows = [
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
const scores = new Set(['performance', 'accessibility', 'practices', 'seo']);

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? Number.NaN;
  return Number.isInteger(half) ? ((sorted[half - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/**
 * @param {readonly Sample[]} samples
 * @param {keyof Sample} key
 */
const middle = (samples, key) => median(samples.map((sample) => sample[key]));

/**
 * A Markdown table: medians, the least and the most where they differ, and the ratio to the hand-written page.
 * @param {{ site: readonly Sample[], floor: readonly Sample[], bare: readonly Sample[] }} measured
 */
export function pageTable({ site, floor, bare }) {
  const lines = rows.map(({ key, name, unit, write }) => {
    /** @param {readonly Sample[]} samples */
    const cell = (samples) => {
      const values = samples.map((sample) => sample[key]);
      const [least, most] = [write(Math.min(...values)), write(Math.max(...values))];
      return `${write(median(values))}${unit}${least === most ? '' : ` (${least}–${most})`}`;
    };
    const ratio = middle(site, key) / middle(floor, key);
    const times = scores.has(key) || !Number.isFinite(ratio) ? '' : ratio.toFixed(2);
    return `| ${name} | ${cell(site)} | ${cell(floor)} | ${cell(bare)} | ${times} |`;
  });
  return ['| | this site | hand-written page | empty Next export | × hand-written |', '|---|--:|--:|--:|--:|', ...lines].join('\n');
}

/**
 * The numbers set for the site that the medians do not reach.
 * @param {string} route
 * @param {{ site: readonly Sample[], floor: readonly Sample[] }} measured
 * @returns {string[]}
 */
export function missedNumbers(route, { site, floor }) {
  // The home page leads with a large picture; the others with words.
  const paintTimes = route === '/' ? 2 : 1.4;
  const ratio = middle(site, 'lcp') / middle(floor, 'lcp');
  return [
    ...rows
      .filter(({ key }) => scores.has(key) && middle(site, key) < 100)
      .map(({ key, name }) => `${name} ${whole(middle(site, key))}, not 100`),
    ...(middle(site, 'cls') > 0.02 ? [`layout shift ${middle(site, 'cls').toFixed(3)}, over 0.02`] : []),
    ...(middle(site, 'tbt') > 150 ? [`blocking time ${whole(middle(site, 'tbt'))} ms, over 150 ms`] : []),
    ...(ratio > paintTimes ? [`largest paint ${ratio.toFixed(2)} times the hand-written page's, over ${paintTimes}`] : []),
  ];
}
