/**
 * npm run bench: Lighthouse on a slow phone, and the processor time in its traces, for the export and for two baselines
 * built here: the same page written by hand, and an empty Next export. Prints Markdown tables.
 * --applied          slows the network and the processor for real, instead of simulating it
 * --runs 5           how often to measure each page; the runs are interleaved
 * --pages /,/about   which pages
 * --all              every page in the sitemap
 */
import '@/scripts/bootstrap/require-node.mjs';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildBareExport, floorsFolder, writeStaticFloors } from '@/scripts/bench/bench-floors';
import { median, missedNumbers, overviewTable, pageTable } from '@/scripts/bench/bench-table';
import { browserVersion, measure, type Measurement } from '@/scripts/bench/lighthouse-run';
import { root } from '@/scripts/bootstrap/root.mjs';
import { askedRoutes } from '@/scripts/browsers/exported-routes';
import { findBrowser, noBrowser } from '@/scripts/browsers/find-browser';
import { listen, siteServer } from '@/scripts/serve/site-server';

const { applied, runs, pages, all } = options();
const out = join(root, 'out');
if (!existsSync(join(out, 'sitemap.xml'))) stop('There is nothing to measure yet: run npm run build first.');

const listed = [...readFileSync(join(out, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, url = '']) => new URL(url).pathname,
);
const asked = all ? { routes: listed } : askedRoutes(pages, listed);
if ('problem' in asked) stop(asked.problem);
const executablePath = await findBrowser();
if (!executablePath) stop(noBrowser);

const folder = floorsFolder();
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

console.log('Building the two floors …');
const byHand = writeStaticFloors({ out, folder, routes: asked.routes });
const bare = await buildBareExport(folder);
if (!bare) stop('The empty Next export could not be built. What is wrong stands above.');
const [site, floor, empty] = [await serve(out), await serve(byHand), await serve(bare)];

const targets: readonly { readonly name: string; readonly url: string }[] = [
  ...asked.routes.flatMap((route) => [
    { name: route, url: site + route },
    { name: `${route} by hand`, url: floor + route },
  ]),
  { name: 'empty Next export', url: `${empty}/` },
];
const results = new Map<string, Measurement[]>(targets.map(({ url }) => [url, []]));
const version = await browserVersion(executablePath);
const start = new Date();
// The first read of each file comes from the disk and would distort the measurement.
for (const { url } of targets) await (await fetch(url)).arrayBuffer();

for (let run = 1; run <= runs; run += 1) {
  for (const { name, url } of targets) {
    const measurement = await measured(url);
    results.get(url)?.push(measurement);
    const { lcp, tasks, performance } = measurement.sample;
    console.log(
      `run ${run} of ${runs} · ${name}: largest paint ${(lcp / 1000).toFixed(2)} s, processor ${tasks.toFixed(0)} ms, performance ${performance.toFixed(0)}`,
    );
  }
}

const { version: lighthouseVersion } = JSON.parse(
  readFileSync(join(root, 'node_modules/lighthouse/package.json'), 'utf8'),
);
console.log(
  `\nMedian of ${runs} interleaved runs (least–most), ${applied ? 'applied' : 'simulated'} slow 4G and a processor four times slower.`,
);
console.log(
  `${start.toISOString().slice(0, 10)} · Lighthouse ${lighthouseVersion} · ${version} · Node ${process.versions.node} · ` +
    `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), load ${loadavg()[0]?.toFixed(1)}, ` +
    `Lighthouse's measure of the machine ${median([...results.values()].flat().map(({ speed }) => speed)).toFixed(0)}`,
);
console.log(
  'By hand: the same words, first picture and fonts, one small style sheet, no drawing below the first screen and no script.',
);
console.log(
  "Processor time: the main thread's own clock, at the machine's full speed unless throttled, so other work on the machine counts little. ×: the median of the ratios in each run.",
);
const measuredPages = asked.routes.map((route) => ({
  route,
  site: samples(site + route),
  floor: samples(floor + route),
  bare: samples(`${empty}/`),
}));
if (all) console.log(`\n${overviewTable(measuredPages)}\n`);
for (const page of measuredPages) {
  const { route } = page;
  const below = new Set(results.get(site + route)?.flatMap((measurement) => measurement.below));
  const missed = missedNumbers(route, page);
  if (!all) console.log(`\n### ${route}\n\n${pageTable(page)}\n`);
  console.log(`${route} ${missed.length === 0 ? 'meets its goals' : `misses: ${missed.join('; ')}`}.`);
  if (below.size > 0) console.log(`Below full marks: ${[...below].join('; ')}.`);
}
process.exit(0);

/** On a busy machine Lighthouse sometimes loses its recording and asks for another run. That is not a result. */
async function measured(url: string): Promise<Measurement> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await measure(url, { executablePath: String(executablePath), applied });
    } catch (error) {
      if (attempt === 3) stop(error instanceof Error ? error.message : String(error));
      console.log(`Lighthouse lost a run and repeats it: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

function samples(url: string) {
  return (results.get(url) ?? []).map(({ sample }) => sample);
}

async function serve(place: string): Promise<string> {
  const served = await listen(siteServer(place), 0);
  if ('problem' in served) stop(served.problem);
  return `http://localhost:${served.port}`;
}

function options() {
  try {
    const { values } = parseArgs({
      options: {
        applied: { type: 'boolean', default: false },
        runs: { type: 'string', default: '5' },
        pages: { type: 'string', default: '/,/services/roofing' },
        all: { type: 'boolean', default: false },
      },
    });
    const times = Number(values.runs);
    if (!Number.isInteger(times) || times < 1) stop(`--runs must be a whole number from 1; it is "${values.runs}".`);
    return { ...values, runs: times };
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

function stop(problem: string): never {
  console.error(problem);
  process.exit(1);
}
