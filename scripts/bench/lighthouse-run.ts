import lighthouse, { type Result } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import type { Sample } from '@/scripts/bench/bench-table';
import { mainThreadTimes, type MainThreadTimes } from '@/scripts/bench/main-thread';
import { browserFlags } from '@/scripts/browsers/browser-flags';

export interface Measurement {
  readonly sample: Sample;
  /** The titles of the audits that are below the full score. */
  readonly below: readonly string[];
  /** Lighthouse's benchmark index of the machine's speed. */
  readonly speed: number;
}

const flags = ['--headless=new', ...browserFlags, '--no-default-browser-check'];

function launch(executablePath: string) {
  // Only these flags: others that drivers usually add change the measurement.
  return puppeteer.launch({ executablePath, ignoreDefaultArgs: true, args: [...flags, 'about:blank'] });
}

export async function browserVersion(executablePath: string): Promise<string> {
  const browser = await launch(executablePath);
  const version = await browser.version();
  await browser.close();
  return version.replace(/^(?:Headless)?Chrome\//, 'Chromium ');
}

interface Conditions {
  readonly executablePath: string;
  /**
   * Slows the network and the processor for real. Otherwise Lighthouse measures at full speed and estimates the times of
   * a slow phone.
   */
  readonly applied: boolean;
}

/** Measures one visit on a slow phone, in a fresh browser, so nothing is left over from an earlier visit. */
export async function measure(url: string, { executablePath, applied }: Conditions): Promise<Measurement> {
  const browser = await launch(executablePath);
  try {
    const result = await lighthouse(url, {
      port: Number(new URL(browser.wsEndpoint()).port),
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      formFactor: 'mobile',
      throttlingMethod: applied ? 'devtools' : 'simulate',
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    return read(result.lhr, mainThreadTimes(result.artifacts.Trace.traceEvents, url));
  } finally {
    await browser.close();
  }
}

function read(lhr: Result, times: MainThreadTimes): Measurement {
  if (lhr.runtimeError) throw new Error(`${lhr.requestedUrl}: ${lhr.runtimeError.message}`);
  const value = (id: string) => {
    const number = lhr.audits[id]?.numericValue;
    if (number === undefined) throw new Error(`${lhr.requestedUrl}: Lighthouse gave no ${id}.`);
    return number;
  };
  const score = (id: string) => (lhr.categories[id]?.score ?? 0) * 100;
  const requests = lhr.audits['network-requests']?.details;
  const below = Object.values(lhr.categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => lhr.audits[id]))
    .flatMap((audit) => (audit && audit.score !== null && audit.score < 1 ? [audit.title] : []));
  return {
    sample: {
      ...times,
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      si: value('speed-index'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      performance: score('performance'),
      accessibility: score('accessibility'),
      practices: score('best-practices'),
      seo: score('seo'),
      bytes: value('total-byte-weight'),
      requests:
        requests?.type === 'table'
          ? requests.items.filter(({ url }) => String(url).startsWith('http')).length
          : Number.NaN,
    },
    below,
    speed: lhr.environment.benchmarkIndex,
  };
}
