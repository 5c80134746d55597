// npm run lighthouse: every page of the sitemap on a slow phone. Needs a build.
// --pages /,/about: only these pages
// --runs 5: five visits per page, judged by their medians
import '@/scripts/bootstrap/require-node.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { root } from '@/scripts/bootstrap/root.mjs';
import { stop } from '@/scripts/bootstrap/stop.mjs';
import { browserFlags } from '@/scripts/chromium/browser-flags';
import { selectRoutes } from '@/scripts/serve/pages-option';
import { findBrowser, noBrowser } from '@/scripts/chromium/find-browser';
import { siteServer, startServer } from '@/scripts/serve/site-server';

/** `/` has the largest pictures, and `/find` has about twenty drawings near the first screen. */
const maximumBytes: Readonly<Record<string, number>> = { '/': 125_000, '/find/': 115_000 };
const limits = (route: string) =>
  [
    // 100 on an idle machine. Other work can cost a point or two.
    ['performance', 98, 100],
    ['accessibility', 100, 100],
    ['best-practices', 100, 100],
    ['seo', 100, 100],
    ['cumulative-layout-shift', 0, 0.02],
    ['total-byte-weight', 0, maximumBytes[route] ?? 110_000],
  ] as const;
const reportedTimes = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'mainthread-work-breakdown',
];

type Measured = Readonly<Record<string, number>>;

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string' },
    runs: { type: 'string', default: '1' },
  },
});
const out = join(root, 'out');
const executablePath = (await findBrowser()) ?? stop(noBrowser);
const listed = [...readFileSync(join(out, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, url = '']) => new URL(url).pathname,
);
const selected = options.pages ? selectRoutes(options.pages, listed) : { routes: listed };
if ('problem' in selected) stop(selected.problem);

const served = await startServer(siteServer(out), 0);
if ('problem' in served) stop(served.problem);
const site = `http://localhost:${served.port}`;
const cpuSlowdownMultiplier = await calibrate(site);
const missed: string[] = [];
for (const route of selected.routes) {
  const visits: Measured[] = [];
  // A page that misses its limits is visited twice more, because other work may be the reason.
  const enough = () => (misses(route, medians(visits)).length > 0 ? Number(options.runs) + 2 : Number(options.runs));
  while (visits.length < enough()) visits.push(await measure(site + route));
  print(route, medians(visits));
  missed.push(...misses(route, medians(visits)));
}
console.log(missed.length === 0 ? `All ${selected.routes.length} pages meet their limits.` : missed.join('\n'));
process.exit(missed.length === 0 ? 0 : 1);

/**
 * Lighthouse makes the processor four times slower, which is right for a fast desktop: a BenchmarkIndex of 1,500 to
 * 2,000. Its docs/throttling.md recommends a smaller factor on slower machines. The best of three visits counts, because
 * other work only lowers the index.
 */
async function calibrate(url: string): Promise<number> {
  let best = 0;
  for (let round = 0; round < 3; round += 1)
    best = Math.max(best, (await visit(url, { onlyCategories: ['seo'] })).environment.benchmarkIndex);
  const slowdown = Math.min(4, (4 * best) / 1750);
  console.log(`BenchmarkIndex ${Math.round(best)}: the processor is slowed down ${slowdown.toFixed(1)} times.`);
  return slowdown;
}

async function measure(url: string): Promise<Measured> {
  const { categories, audits } = await visit(url, { throttling: { cpuSlowdownMultiplier } });
  return Object.fromEntries([
    ...Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)] as const),
    ...Object.values(audits).map(({ id, numericValue = Number.NaN }) => [id, numericValue] as const),
  ]);
}

async function visit(url: string, settings: Flags): Promise<Result> {
  // Only these flags: those that drivers usually add change the result.
  const args = ['--headless=new', ...browserFlags, '--no-default-browser-check', 'about:blank'];
  const browser = await puppeteer.launch({ executablePath, ignoreDefaultArgs: true, args });
  try {
    const result = await lighthouse(url, {
      port: Number(new URL(browser.wsEndpoint()).port),
      logLevel: 'error',
      formFactor: 'mobile',
      ...settings,
    });
    if (!result || result.lhr.runtimeError)
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

function medians(visits: readonly Measured[]): Measured {
  const names = Object.keys(visits[0] ?? {});
  const middle = (values: readonly number[]) => values[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
  return Object.fromEntries(
    names.map((name) => [name, middle(visits.map((visit) => visit[name] ?? Number.NaN).toSorted((a, b) => a - b))]),
  );
}

function misses(route: string, measured: Measured): readonly string[] {
  return limits(route)
    .map(([name, least, most]) => ({ name, least, most, value: measured[name] ?? Number.NaN }))
    .filter(({ least, most, value }) => !(value >= least && value <= most))
    .map(({ name, least, most, value }) => `${route}: ${name} is ${value}, not from ${least} to ${most}.`);
}

function print(name: string, measured: Measured): void {
  const shown = [...limits('/').map(([key]) => key), ...reportedTimes].map(
    (key) => `${key} ${+(measured[key] ?? Number.NaN).toFixed(3)}`,
  );
  console.log(`${name}\n  ${shown.join(', ')}`);
}
